import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { type Block, type Inline, sectionsOf } from '../text/rich-text.ts'

/** The page shows the buttons to withdraw consent below this section. */
export const choicesSection = 'cookies'

/** The paragraph above the first heading. */
export function introOf(text: Record<LocaleId, Block[]>): Record<LocaleId, Inline[]> {
  return inEachLanguage((locale) => {
    const [first, second] = text[locale]
    if (first?.kind !== 'paragraph' || second?.kind !== 'heading')
      throw new Error(`content/privacy/${locale}.md: must begin with one paragraph, followed by a ## heading.`)
    return first.text
  })
}

export function policySections(text: Record<LocaleId, Block[]>, ids: string[]) {
  const parts = inEachLanguage((locale) => sectionsOf(text[locale]))
  for (const locale of localeIds)
    if (parts[locale].length !== ids.length)
      throw new Error(
        `content/privacy/${locale}.md: has ${parts[locale].length} ## headings, but privacy.json has ${ids.length} section ids (${ids.join(', ')}). Add or remove one.`,
      )
  return ids.map((id, index) => ({
    id,
    title: inEachLanguage((locale) => parts[locale][index]?.title ?? ''),
    body: inEachLanguage((locale) => parts[locale][index]?.body ?? []),
  }))
}
