import { Fragment, useEffect, useState } from 'react'
import { layoutWidthsPx, widthClass } from '../components/layout/layout-widths'
import { defaultLocale, type LocaleId, localeIds, locales } from '../locales/locales'
import { chapters } from './chapters/chapters'
import { PageContext } from './PageContext'

/** Everything that the site is made of, on one page. Its own words are for developers, in English. */
export function DesignPage({ locale: first = defaultLocale }: { locale?: LocaleId }) {
  const [locale, setLocale] = useState(first)
  // The browser looked for the anchor of the address before React had rendered it.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [])
  function show(next: LocaleId) {
    setLocale(next)
    history.replaceState(null, '', `?locale=${next}${location.hash}`)
  }
  return (
    <div className={widthClass(layoutWidthsPx.alternative)}>
      <TopBar locale={locale} onChoose={show} />
      <main className="pb-24">
        <Contents />
        <PageContext key={locale} locale={locale}>
          {chapters.map(({ id, title, parts }) => (
            <Fragment key={id}>
              <h1 id={id} className="content mt-24 border-0 border-ink border-b-2 border-solid pb-3 text-title-strong">
                {title}
              </h1>
              {parts.map((part) => (
                <Part key={part.id} {...part} />
              ))}
            </Fragment>
          ))}
        </PageContext>
      </main>
    </div>
  )
}

function TopBar({ locale, onChoose }: { locale: LocaleId; onChoose: (locale: LocaleId) => void }) {
  return (
    <div className="ground-dark sticky top-0 z-60">
      <div className="content flex min-h-14 flex-wrap items-center justify-between gap-x-6">
        <a href="#contents" className="font-650 text-inherit focusable">
          Contents
        </a>
        <div className="flex gap-1">
          {localeIds.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === locale}
              onClick={() => onChoose(id)}
              className="min-h-11 cursor-pointer rounded-pill px-3 text-small focusable aria-pressed:bg-on-dark aria-pressed:text-ink"
            >
              {locales[id].shortName}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

function Contents() {
  return (
    <nav id="contents" aria-label="Contents" className="content flex flex-col gap-6 pt-10">
      <p className="text-hero-strong">Design</p>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
        {chapters.map(({ id, title, parts }) => (
          <li key={id}>
            <a href={`#${id}`} className="font-650 inline-link">
              {title}
            </a>
            <ul className="mt-1">
              {parts.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`} className="inline-link">
                    {part.title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Part({ id, title, isWide = false, Show }: (typeof chapters)[number]['parts'][number]) {
  return (
    <section aria-labelledby={id} className="mt-14 flex flex-col gap-6">
      <h2 id={id} className="content text-heading-strong">
        {title}
      </h2>
      <div className={`flex flex-col gap-10 ${isWide ? '' : 'content'}`}>
        <Show />
      </div>
    </section>
  )
}
