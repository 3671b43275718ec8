import { unpublished } from '../content/entries.ts'
import { defaultLocale } from '../locales/locales.ts'
import { checkCatalogs } from '../renderer/messages/catalogs.ts'
import { codeOfSite, messageUseErrors } from './rules/message-use.ts'
import { textErrors } from './rules/text-rules.ts'
import { languageErrors } from './rules/unfinished-languages.ts'
import { allTexts } from './texts.ts'

/** What is wrong with messages and texts, and what is not shown yet, once all content has been imported. */
export function checkTexts() {
  const { catalogs, errors } = checkCatalogs()
  const [ofDrafts = [], shown = []] = [true, false].map((isDraft) =>
    allTexts()
      // What is being translated is told once for each file.
      .filter((text) => Boolean(text.isDraft) === isDraft && !text.words.includes('⟦'))
      .flatMap(textErrors),
  )
  return {
    errors: [...shown, ...errors, ...messageUseErrors(catalogs[defaultLocale], codeOfSite()), ...languageErrors()],
    warnings: [...unpublished.errors, ...ofDrafts],
    hidden: unpublished.hidden,
  }
}
