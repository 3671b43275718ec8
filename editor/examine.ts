import { readFileSync } from 'node:fs'
import { contentFaults } from '../content/check-content'
import { nameFaults } from '../content/check-names.ts'
import { overdueCommitments } from '../content/commitments/overdue.ts'
import { blocksOf } from '../content/markdown.ts'
import { languageFaults } from '../locales/check-languages.ts'
import { exceptions } from './exceptions.ts'
import { Locator } from './locate.ts'
import type { Findings } from './readable.ts'
import { codeFaults } from './rules/code.ts'
import { glossaryFaults } from './rules/glossary.ts'
import { headFaults } from './rules/heads.ts'
import { textsOfOtherLanguages } from './rules/language-of-words.ts'
import { linkFaults, movedFaults } from './rules/links.ts'
import { messageFaults } from './rules/messages.ts'
import { settingFaults } from './rules/settings.ts'
import { strayFiles } from './rules/stray-files.ts'
import { partFaults, translationFaults } from './rules/translations.ts'
import { around, type Complaint, typingFaults } from './rules/typing.ts'
import { groupOf, type Text, textFiles, textsIn } from './texts.ts'

/**
 * Looks at all that visitors read, below the working directory: content, messages and long texts.
 * @param unread files whose fault is known
 */
export function examine(unread: string[] = []): Findings {
  const locator = new Locator()
  const files = textFiles().filter((file) => !unread.includes(file))
  const texts = files.flatMap(readTexts)
  const complaints = [...textFaults(texts), ...partFaults(texts)]
  // A draft may be unfinished: nobody sees it.
  const lines = complaints.map(({ text, words, isWarning }) => ({
    isWarning: isWarning || text.isDraft,
    line: `${text.file}, line ${text.line}: ${subjectOf(text)}${words}`,
  }))
  const found = contentFaults(({ module, name, content }, path) => locator.line(module, name, path, content))
  const faults = [
    ...found.filter(({ isOfDraft }) => !isOfDraft).map(({ line }) => line),
    ...files.filter((file) => file.endsWith('.md')).flatMap(markdownFaults),
    ...nameFaults(),
    ...messageFaults().filter((fault) => !unread.some((file) => fault.startsWith(file))),
    ...languageFaults(),
    ...settingFaults(),
    ...movedFaults(),
    ...strayFiles(),
    ...codeFaults(),
    ...lines.filter(({ isWarning }) => !isWarning).map(({ line }) => line),
  ]
  const ofDrafts = found.filter(({ isOfDraft }) => isOfDraft).map(({ line }) => line)
  const warnings = [...ofDrafts, ...lines.filter(({ isWarning }) => isWarning).map(({ line }) => line), ...overdueCommitments()]
  return { faults: eachOnce(faults), warnings: eachOnce(warnings) }
}

/**
 * What is wrong with texts by themselves, whatever holds them.
 * @param judged those that are asked for, which need not be among all
 */
export function textFaults(texts: Text[], judged = texts): Complaint[] {
  const finished = judged.filter(({ words }) => !/\bTODO\b/.test(words))
  const ofOthers = textsOfOtherLanguages(texts, finished).map(({ text, seems }) => ({ text, words: `is written in ${seems}, it seems, and belongs to ${text.locale}: ${around(text.words, 0)}` }))
  const found = [...judged.flatMap((text) => [...typingFaults(text), ...headFaults(text)]), ...glossaryFaults(judged), ...linkFaults(judged), ...translationFaults(texts, judged), ...ofOthers]
  return found.filter(({ text }) => !(groupOf(text) in exceptions))
}

/** The key of a message or the field of an entry; a long text is found by its line. */
function subjectOf({ kind, place, locale, isAlone }: Text): string {
  if (kind === 'long') return ''
  return kind === 'message' ? `"${place}" ` : `field "${place.split('.').slice(1).join('.')}${isAlone ? '' : `.${locale}`}" `
}

/** What cannot be read is told by others, with what is wrong. */
function readTexts(file: string): Text[] {
  try {
    return textsIn(file)
  } catch {
    return []
  }
}

function markdownFaults(file: string): string[] {
  try {
    blocksOf(readFileSync(file, 'utf8'), file)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.trim())
  }
}

/** One mistake may reach many entries, as a value that they share: it is told for the first. */
function eachOnce(lines: string[]): string[] {
  return [...new Map(lines.toReversed().map((line) => [line.replace(/(, line \d+: )entry "[^"]*", /, '$1'), line])).values()].toReversed()
}
