import type { ReactNode } from 'react'
import type { LocaleId } from '../../locales/locales'
import { layoutWidthsPx } from '../layout/layout-widths'
import { ButtonLink } from '../ui/ButtonLink'
import { Picture } from '../ui/Picture'
import { WaveScrim } from './Hero'

interface NextLevelProps {
  /** The language of the target, for a call that leads to the same language from all pages. */
  locale?: LocaleId
  title: ReactNode
  intro: ReactNode
  button: ReactNode
}

/** The call to action that closes a page, in the page's own words. */
export function NextLevel({ locale, title, intro, button }: NextLevelProps) {
  return (
    <section aria-labelledby="next-level" className="band">
      <div className="ground-dark relative isolate flex flex-col items-start gap-5 overflow-hidden rounded-card px-[clamp(1.5rem,5vw,5rem)] py-[clamp(3rem,6vw,6rem)]">
        <Picture
          name="hero/services"
          alt=""
          sizes={`(min-width: 1600px) ${layoutWidthsPx.alternative}px, 100vw`}
          className="absolute inset-0 -z-1 h-full w-full object-cover object-right-bottom"
        />
        <WaveScrim />
        <h2 id="next-level" className="max-w-[16em] text-title-strong">
          {title}
        </h2>
        <p className="max-w-[34em] text-intro text-on-dark">{intro}</p>
        <div className="mt-3">
          <ButtonLink to="/contato" locale={locale} tone="accent">
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
