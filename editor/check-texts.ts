import { checkCatalogs } from './rules/catalog-rules.ts'
import { languageErrors, unfinishedErrors } from './rules/language-rules.ts'
import { codeOfSite, messageUseErrors } from './rules/message-use.ts'
import { pictureErrors } from './rules/picture-rules.ts'
import { hiddenEntries, referenceErrors } from './rules/reference-rules.ts'
import { textErrors } from './rules/text-rules.ts'
import type { CheckResult } from './run-check.ts'
import { allTexts } from './texts.ts'

/** What is wrong with messages, texts and what they refer to, and what is hidden, once all content was imported. */
export function checkTexts(): CheckResult {
  // A text that is being translated would have many errors: its file is told once (unfinishedErrors).
  const texts = allTexts().filter(({ words }) => !words.includes('⟦'))
  const shown = texts.filter(({ isDraft }) => !isDraft)
  const { catalogs, errors } = checkCatalogs()
  errors.push(...messageUseErrors(catalogs, codeOfSite()))
  // Pages are made of the messages, so these must be sound.
  if (errors.length === 0) errors.push(...referenceErrors(catalogs, shown))
  return {
    errors: [
      ...shown.flatMap(textErrors),
      ...errors,
      ...languageErrors(shown),
      ...unfinishedErrors(),
      ...pictureErrors(),
    ],
    warnings: [
      ...hiddenEntries.flatMap(({ errors }) => errors),
      ...texts.filter(({ isDraft }) => isDraft).flatMap(textErrors),
    ],
    hidden: hiddenEntries.map(({ reason }) => reason),
  }
}
