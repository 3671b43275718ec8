import { contentErrors } from '../../content/checks/check-content.ts'
import { languageErrors } from '../../locales/check-languages.ts'
import { defaultLocale, localeIds } from '../../locales/locales.ts'
import { checkCatalogs } from '../../renderer/messages/catalogs.ts'
import { codeOfSite, messageUseErrors } from '../rules/message-use.ts'
import { textErrors } from '../rules/text-rules.ts'
import { allTexts } from '../texts.ts'

export interface Findings {
  errors: string[]
  /** What is wrong in drafts, which nobody sees. */
  warnings: string[]
}

/** Checks everything that visitors read, relative to the working directory. */
export function runChecks(): Findings {
  const { catalogs, errors } = checkCatalogs()
  const unfinished = languageErrors()
  // Of a language that is being translated, only what is missing is reported.
  const isTranslated = (words: string) =>
    !words.includes('⟦') && !localeIds.some((id) => words.includes(`"${id}"`) && unfinished.join().includes(`⟦${id}⟧`))
  const content = contentErrors().filter(({ words }) => isTranslated(words))
  const [ofDrafts = [], shown = []] = [true, false].map((isDraft) => [
    ...content.filter(({ isOfDraft }) => isOfDraft === isDraft).map(({ words }) => words),
    ...allTexts()
      .filter((text) => Boolean(text.isDraft) === isDraft && isTranslated(text.words))
      .flatMap(textErrors),
  ])
  return {
    errors: [
      ...new Set([...shown, ...errors, ...messageUseErrors(catalogs[defaultLocale], codeOfSite()), ...unfinished]),
    ],
    warnings: [...new Set(ofDrafts)],
  }
}
