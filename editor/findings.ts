import { globSync, readFileSync } from 'node:fs'
import { contentErrors } from '../content/checks/check-content.ts'
import { companyDay } from '../content/dates/company-days.ts'
import { languageErrors } from '../locales/check-languages.ts'
import { defaultLocale, type LocaleId, localeIds } from '../locales/locales.ts'
import { checkCatalogs } from '../renderer/messages/catalogs.ts'
import { codeOfSite, messageUseErrors } from './rules/message-use.ts'
import { textErrors } from './rules/text-rules.ts'
import { allTexts } from './texts.ts'

export interface Findings {
  errors: string[]
  /** What is wrong in drafts, which nobody sees. */
  warnings: string[]
  /** Entries that visitors do not see yet; missing if the check could not read the whole site. */
  hidden?: string[]
}

/** Everything that is wrong with what visitors read, relative to the working directory. */
export function findings(): Findings {
  const { catalogs, errors } = checkCatalogs()
  const unfinished = languageErrors()
  // Of a language that is being translated, only what is missing is reported.
  const inTranslation = localeIds.filter((id) => unfinished.join().includes(`⟦${id}⟧`))
  const isFinished = (written: string, locale?: LocaleId) =>
    !written.includes('⟦') && (!locale || !inTranslation.includes(locale))
  const faults = [
    ...contentErrors().filter(({ message, locale }) => isFinished(message, locale)),
    ...allTexts()
      .filter(({ words }) => isFinished(words))
      .flatMap((text) => textErrors(text).map((message) => ({ message, isOfDraft: text.isDraft === true }))),
  ]
  const [ofDrafts = [], shown = []] = [true, false].map((isOfDraft) =>
    faults.filter((fault) => fault.isOfDraft === isOfDraft).map(({ message }) => message),
  )
  return {
    errors: [
      ...new Set([...shown, ...errors, ...messageUseErrors(catalogs[defaultLocale], codeOfSite()), ...unfinished]),
    ],
    warnings: [...new Set(ofDrafts)],
    hidden: hiddenEntries(),
  }
}

function hiddenEntries(): string[] {
  return globSync('content/**/*.json').flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(/^\s*"(?:draft": true|publishAt": "([\d-]+)"),?$/gm)]
    return found.flatMap(([, day]) =>
      day === undefined ? [`Draft: ${file}`] : day > companyDay() ? [`Shown from ${day}: ${file}`] : [],
    )
  })
}
