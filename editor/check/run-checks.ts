import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ContentSource, contentErrors } from '../../content/checks/check-content.ts'
import { nameErrors } from '../../content/checks/check-names.ts'
import { overdueClaims } from '../../content/claims/overdue.ts'
import { policyDate, policyFingerprint } from '../../content/privacy/policy-date.ts'
import { blocksOf } from '../../content/text/markdown.ts'
import { fill } from '../../content/text/placeholders.ts'
import { languageErrors } from '../../locales/check-languages.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { placeOf } from '../modules.ts'
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
  const found = contentErrors(placeInPart).filter(({ line }) => !isUntranslated(line))
  const errors = [
    ...found.filter(({ isOfDraft }) => !isOfDraft).map(({ line }) => line),
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
  const ofDrafts = found.filter(({ isOfDraft }) => isOfDraft).map(({ line }) => line)
  const warnings = [
    ...ofDrafts,
    ...lines.filter(({ isWarning }) => isWarning).map(({ line }) => line),
    ...overdueClaims(),
  ]
  return { errors: distinct(errors), warnings: distinct(warnings) }
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

function placeInPart({ module, name = '', content }: ContentSource, path: PropertyKey[]) {
  const [first = '', ...rest] = path.map(String)
  const value = (content as Record<string, unknown> | undefined)?.[first]
  if (!name) return placeOf(module, first, rest, value)
  if (!module.includes('*')) return placeOf(module, name, path.map(String), content)
  const file = module.replace('*', (value as { slug?: string } | undefined)?.slug ?? '')
  const long = `${dirname(file)}/${rest.at(-1)}.md`
  return rest.at(-2) === 'content' && existsSync(long) ? { file: long, line: 1 } : placeOf(file, name, rest, value)
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

/** Reports an error in a value that several entries share only once. */
function distinct(lines: string[]): string[] {
  return [
    ...new Map(lines.toReversed().map((line) => [line.replace(/(, line \d+: )entry "[^"]*", /, '$1'), line])).values(),
  ].toReversed()
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
