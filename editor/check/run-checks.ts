import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { contentErrors } from '../../content/checks/check-content.ts'
import { nameErrors } from '../../content/checks/check-names.ts'
import { overdueClaims } from '../../content/claims/overdue.ts'
import { policyDate, policyFingerprint } from '../../content/privacy/policy-date.ts'
import { blocksOf } from '../../content/text/markdown.ts'
import { fill } from '../../content/text/placeholders.ts'
import { languageErrors } from '../../locales/check-languages.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { codeErrors } from '../rules/code.ts'
import { drawingErrors } from '../rules/drawings.ts'
import { glossaryErrors } from '../rules/glossary.ts'
import { headErrors } from '../rules/heads.ts'
import { linkErrors, redirectErrors } from '../rules/links.ts'
import { messageErrors } from '../rules/messages.ts'
import { otherLanguageErrors } from '../rules/other-language.ts'
import { settingErrors } from '../rules/settings.ts'
import { strayFiles } from '../rules/stray-files.ts'
import { partErrors, translationErrors } from '../rules/translations.ts'
import { type Diagnostic, typingErrors, unwritten } from '../rules/typing.ts'
import { unusedErrors } from '../rules/unused.ts'
import { groupOf, type Text, textFiles, textsIn } from '../texts.ts'
import { exceptions } from './exceptions.ts'
import type { Findings } from './parse-errors.ts'

/**
 * Checks everything that visitors read, relative to the working directory.
 * @param unread files whose errors are already known
 */
export function runChecks(unread: string[] = []): Findings {
  const files = textFiles().filter((file) => !unread.includes(file))
  const texts = files.flatMap(readTexts).filter(({ words }) => !isUntranslated(words))
  const diagnostics = [...textErrors(texts), ...partErrors(texts)]
  // A draft may be unfinished, because nobody sees it.
  const lines = diagnostics.map(({ text, words, isWarning }) => ({
    isWarning: isWarning || text.isDraft,
    line: `${text.file}, line ${text.line}: ${subjectOf(text)}${words}`,
  }))
  const found = contentErrors().filter(({ words }) => !isUntranslated(words))
  const errors = [
    ...found.filter(({ isOfDraft }) => !isOfDraft).map(({ words }) => words),
    ...files.filter((file) => file.endsWith('.md')).flatMap(markdownErrors),
    ...nameErrors(),
    ...messageErrors().filter((error) => !unread.some((file) => error.startsWith(file))),
    ...languageErrors(),
    ...settingErrors(),
    ...redirectErrors(),
    ...strayFiles(),
    ...unusedErrors(texts),
    ...drawingErrors(),
    ...policyErrors(texts),
    ...codeErrors(),
    ...lines.filter(({ isWarning }) => !isWarning).map(({ line }) => line),
  ]
  const ofDrafts = found.filter(({ isOfDraft }) => isOfDraft).map(({ words }) => words)
  const warnings = [
    ...ofDrafts,
    ...lines.filter(({ isWarning }) => isWarning).map(({ line }) => line),
    ...overdueClaims(),
  ]
  return { errors: [...new Set(errors)], warnings: [...new Set(warnings)] }
}

/** Texts copied by `npm run new locale`, of which only the missing translation is reported. */
function isUntranslated(words: string): boolean {
  return words.includes('⟦')
}

function textErrors(texts: Text[]): Diagnostic[] {
  const finished = texts.filter(({ words }) => !words.includes(unwritten))
  const found = [
    ...texts.flatMap((text) => [...typingErrors(text), ...headErrors(text)]),
    ...glossaryErrors(texts),
    ...linkErrors(texts),
    ...translationErrors(finished),
    ...otherLanguageErrors(finished),
  ]
  return found.filter(({ text }) => !(groupOf(text) in exceptions))
}

/** The message key or the entry's field; a long text is found by its line. */
function subjectOf({ kind, place, locale, isAlone }: Text): string {
  if (kind === 'long') return ''
  return kind === 'message'
    ? `"${place}" `
    : `field "${place.split('.').slice(1).join('.')}${isAlone ? '' : `.${locale}`}" `
}

/** Files that cannot be parsed are reported elsewhere. */
function readTexts(file: string): Text[] {
  try {
    return textsIn(file)
  } catch {
    return []
  }
}

function markdownErrors(file: string): string[] {
  try {
    blocksOf(readFileSync(file, 'utf8'), file)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.trim())
  }
}

/** A change of the policy's text requires a new date. */
function policyErrors(texts: Text[]): string[] {
  const own = texts.filter(({ file }) => file === `content/privacy/${defaultLocale}.md`)
  // KEEP_DAYS may differ between machines.
  const stated = own.map(({ words }) => fill(words.replaceAll('{keepDays}', '{{keepDays}}'), defaultLocale))
  const now = hash('sha256', stated.join('\n')).slice(0, 12)
  if (now === policyFingerprint) return []
  return [
    `content/privacy/policy-date.ts: the text of the policy has changed since ${policyDate}. Set policyDate to the date of the change (and consentDate, if it affects what visitors consent to), and policyFingerprint to '${now}'`,
  ]
}
