import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { widthClass } from '../components/layout/layout-widths'
import { Hero } from '../components/sections/Hero'
import { defaultLocale, type LocaleId, locales } from '../locales/locales'
import { type FrameName, frames } from './frames'
import { PageContext } from './PageContext'

/** What a frame of the design page shows: a part of the layout on a page of its own. */
export function FramePage({ name, locale = defaultLocale }: { name: FrameName; locale?: LocaleId }) {
  const { widthPx, show, isOverPage, opened = [] } = frames[name]
  useEffect(() => {
    document.documentElement.lang = locales[locale].tag
    for (const selector of opened) document.querySelector<HTMLElement>(selector)?.click()
  }, [locale, opened])
  return (
    <div className={widthClass(widthPx)}>
      <PageContext locale={locale}>
        {show}
        {isOverPage && <Hero picture="hero/home" title={<FormattedMessage id="about.hero.title" />} size="tall" />}
      </PageContext>
    </div>
  )
}
