import { existsSync, globSync, readFileSync } from 'node:fs'
import Table from 'cli-table3'
import { overdueCommitments } from '../content/commitments/overdue.ts'
import { defaultLocale, localeIds } from '../locales/locales.ts'
import { groupOf, type Text, textFiles, textsIn } from './texts.ts'
import { recordTranslations, type Translation, translationsInto } from './translated.ts'

/** A line of the table: an entry of the content, or a file of messages. */
interface Row {
  name: string
  texts: Text[]
  notes: string[]
}

/** What there is in which language, for `npm run content`: words of each entry, and what stands out. */
export function overview(): string {
  const texts = textFiles().flatMap((file) => textsIn(file))
  recordTranslations(localeIds, texts)
  const translations = localeIds.filter((locale) => locale !== defaultLocale).flatMap((locale) => translationsInto(locale, texts))
  const rows = [...Map.groupBy(texts, rowOf)].map(([name, own]) => ({ name, texts: own, notes: notesOf(name, own, translations) }))
  const table = new Table({
    head: ['', ...localeIds.map((locale) => `${locale}, words`), 'notes'],
    style: { head: [], border: [] },
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  })
  for (const row of rows) table.push([row.name, ...localeIds.map((locale) => ({ content: String(wordsIn(row, locale)), hAlign: 'right' as const })), row.notes.join('; ')])
  table.push(['all', ...localeIds.map((locale) => ({ content: String(wordsIn({ name: '', texts, notes: [] }, locale)), hAlign: 'right' as const })), ''])
  return [table.toString(), ...overdueCommitments().map((line) => `Overdue: ${line}`)].join('\n')
}

/** The folder of an article, the file of messages, the module or its entry. */
function rowOf(text: Text): string {
  const [, entry] = text.place.split('.')
  const group = groupOf(text).split('#')[0] ?? ''
  if (text.file.startsWith('content/news/')) return text.file.slice(0, text.file.lastIndexOf('/'))
  if (text.kind !== 'field') return group.replace(/\/\*\.md$/, '')
  return ['content/videos.ts', 'content/products.ts', 'content/people.ts'].includes(text.file) ? `${text.file} ${entry}` : text.file
}

function wordsIn({ texts }: Row, locale: string): number {
  return texts.filter((text) => text.locale === locale).reduce((sum, { words }) => sum + words.split(/\s+/).filter(Boolean).length, 0)
}

function notesOf(name: string, texts: Text[], translations: Translation[]): string[] {
  const groups = new Set(texts.map(groupOf))
  const own = translations.filter(({ group }) => groups.has(group))
  const told = (words: string, found: Translation[]) =>
    found.length > 0 ? [`${words}: ${[...Map.groupBy(found, ({ locale }) => locale)].map(([locale, list]) => `${list.length} in ${locale}`).join(', ')}`] : []
  const unwritten = texts.filter(({ words }) => /\bTODO\b|⟦/.test(words)).length
  return [
    ...told(
      'missing',
      own.filter(({ translation }) => !translation),
    ),
    ...told(
      'older than what it translates',
      own.filter(({ isStale }) => isStale),
    ),
    ...(unwritten > 0 ? [`to be written: ${unwritten}`] : []),
    ...facts(name, texts),
  ]
}

/** Dates, drafts and missing pictures, as the module of an entry says them. */
function facts(name: string, texts: Text[]): string[] {
  const [file = '', entry] = name.split(' ')
  const module = [file, `${file}/article.ts`].find((path) => path.endsWith('.ts') && existsSync(path))
  if (!module) return []
  const whole = readFileSync(module, 'utf8')
  const source = entry ? whole.slice(Math.max(0, whole.indexOf(`'${entry}'`))) : whole
  const [, date] = /\bdate: '([\d-]+)'/.exec(source) ?? []
  const [, publishAt] = /\bpublishAt: '([\d-]+)'/.exec(source) ?? []
  const pictures = [...source.matchAll(/\b(?:img|poster): '([^']+)'/g)].slice(0, entry ? 1 : undefined).map(([, picture = '']) => picture)
  const missing = pictures.filter((picture) => globSync(`public/art/${picture}{-,.}*`).length === 0)
  const isDated = /content\/(news|stories|videos)/.test(name)
  return [
    ...(isDated && date ? [date] : []),
    ...(texts.some(({ isDraft }) => isDraft) ? ['draft'] : []),
    ...(publishAt ? [`from ${publishAt}`] : []),
    ...missing.map((picture) => `no picture ${picture}`),
  ]
}
