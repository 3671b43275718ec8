import { type ReactNode, useEffect } from 'react'
import { layoutWidthsPx, widthClass } from '../components/layout/layout-widths.ts'
import { useLocale } from '../components/page/PageProvider.tsx'
import { localeIds, locales } from '../locales/locales.ts'
import { cards } from './chapters/cards.tsx'
import { forms } from './chapters/forms.tsx'
import { layout } from './chapters/layout.tsx'
import { parts } from './chapters/parts.tsx'
import { sections } from './chapters/sections.tsx'
import { tokens } from './chapters/tokens.tsx'
import type { Samples } from './samples.ts'

/** What a chapter shows: components by their names, each with its variants by theirs. */
export type Chapter = Record<string, Record<string, ReactNode>>

/** Everything that the site is made of, on one page. Its own words are for developers, in English. */
export function DesignPage({ samples }: { samples: Samples }) {
  // The browser looked for the anchor of the address before React had rendered it.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  const chapters = { tokens, parts: parts(samples), forms, cards: cards(samples), sections: sections(samples), layout }
  return (
    <div className={widthClass(layoutWidthsPx.alternative)}>
      <Contents chapters={chapters} />
      <main className="pb-24">
        {Object.entries(chapters).map(([name, chapter]) => (
          <Chapter key={name} name={name} chapter={chapter} isWide={name === 'sections' || name === 'layout'} />
        ))}
      </main>
    </div>
  )
}

function Contents({ chapters }: { chapters: Record<string, Chapter> }) {
  return (
    <nav aria-label="Contents" className="content flex flex-wrap gap-x-4 gap-y-2 pt-10">
      <h1 className="w-full text-hero-strong">Design</h1>
      {localeIds.map((id) => (
        <a key={id} href={`?locale=${id}`} className="font-650 inline-link">
          {locales[id].name}
        </a>
      ))}
      {Object.entries(chapters).map(([name, chapter]) => (
        <ul key={name} className="flex w-full flex-wrap gap-x-4">
          <li className="font-650">{name}</li>
          {Object.keys(chapter).map((part) => (
            <li key={part}>
              <a href={`#${part}`} className="inline-link">
                {part}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

/** Its components fill the width of a page by themselves, or stand where a page has its content. */
function Chapter({ name, chapter, isWide }: { name: string; chapter: Chapter; isWide: boolean }) {
  const { tag } = locales[useLocale()]
  return Object.entries(chapter).map(([part, variants]) => (
    <section key={part} aria-labelledby={part} className="mt-14 flex flex-col gap-8">
      <h2 id={part} className="content text-heading-strong">
        {part} <span className="text-muted text-small">{name}</span>
      </h2>
      {Object.entries(variants).map(([label, variant]) => (
        <figure key={label} className={`flex min-w-0 flex-col gap-3 ${isWide ? '' : 'content'}`}>
          <figcaption className={`text-muted text-small ${isWide ? 'content' : ''}`}>{label}</figcaption>
          {/* On a page, a hero leaves room for the header that floats on it. */}
          <div lang={tag} className={`min-w-0 ${name === 'sections' ? '[--header-height:0px]' : ''}`}>
            {variant}
          </div>
        </figure>
      ))}
    </section>
  ))
}
