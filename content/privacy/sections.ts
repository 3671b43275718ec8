import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import type { LongText } from '../text/markdown.ts'

/** The page shows the buttons to withdraw consent below this section. */
export const choicesSection = 'cookies'

export function policySections(texts: Record<LocaleId, LongText>, ids: string[]) {
  const parts = inEachLanguage((locale) => texts[locale].sections)
  for (const locale of localeIds)
    if (parts[locale].length !== ids.length)
      throw new Error(
        `content/privacy/${locale}.md: has ${parts[locale].length} ## headings, but privacy.json has ${ids.length} section ids (${ids.join(', ')}). Add or remove one.`,
      )
  return ids.map((id, index) => ({
    id,
    title: inEachLanguage((locale) => parts[locale][index]?.title ?? ''),
    html: inEachLanguage((locale) => parts[locale][index]?.html ?? ''),
  }))
}
