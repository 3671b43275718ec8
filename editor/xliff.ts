import { type HTMLElement, parse, valid } from 'node-html-parser'
import { defaultLocale, type LocaleId, localeIds, locales } from '../locales/locales.ts'

/** A text to be sent to a translator and back. */
interface Unit {
  /** Identifies the text in every language (editor/texts.ts). */
  group: string
  source: string
  /** Empty if untranslated. */
  target: string
}

/** XLIFF 2.0, with one `<file>` per file of the site. */
export function xliffOf(units: Unit[], locale: LocaleId): string {
  const files = [...Map.groupBy(units, ({ group }) => group.split('#')[0] ?? '')].map(
    ([file, own]) => `  <file id="${nameToken(file)}">\n${own.map(unitOf).join('')}  </file>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${locales[defaultLocale].tag}" trgLang="${locales[locale].tag}">
${files.join('')}</xliff>
`
}

function unitOf({ group, source, target }: Unit): string {
  return `    <unit id="${nameToken(group)}" name="${escaped(group)}">
      <segment>
        <source>${escaped(source)}</source>
        <target>${escaped(target)}</target>
      </segment>
    </unit>
`
}

/** XLIFF ids may contain only letters, digits, dots, and hyphens. */
function nameToken(name: string): string {
  return name.replace(/[^\w.-]/g, '_')
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Reads XML: in HTML, `<source>` has no content. */
const xml = { lowerCaseTagName: false, voidTag: { tags: [] } }

/** @throws unless every word of the file is read: it is XLIFF 2 of this site, without codes in place of words */
export function readXliff(text: string): { units: Unit[]; locale: LocaleId } {
  const plain = text.replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, words: string) => escaped(words))
  if (!valid(plain, xml))
    throw new Error('The file is truncated or not XML: use the complete file as your program has exported it.')
  const root = parse(plain, xml).querySelector('xliff')
  const { version, srcLang = '', trgLang = '' } = root?.attributes ?? {}
  if (!root || !version?.startsWith('2.'))
    throw new Error('The file is not XLIFF 2.0: export it from your program in that format.')
  if (!isTag(srcLang, defaultLocale))
    throw new Error(`The file is translated from "${srcLang}" instead of ${locales[defaultLocale].tag}.`)
  const locale = localeIds.find((id) => id !== defaultLocale && isTag(trgLang, id))
  if (!locale)
    throw new Error(`The file is translated into "${trgLang}", which is not a language to translate the site into.`)
  const units = root.querySelectorAll('unit').map(readUnit)
  const repeated = units.find(({ group }, index) => units.findIndex((unit) => unit.group === group) !== index)
  if (repeated) throw new Error(`${repeated.group}: appears twice in the file. Keep one of the two.`)
  if (units.length === 0) throw new Error('The file contains no texts.')
  return { units, locale }
}

function isTag(tag: string, locale: LocaleId): boolean {
  return tag.toLowerCase() === locales[locale].tag.toLowerCase()
}

function readUnit(unit: HTMLElement): Unit {
  const group = unit.getAttribute('name') ?? unit.id
  const code = unit.querySelector('ph, pc, sc, ec, cp, target[order]')
  if (code)
    throw new Error(
      `${group}: has <${code.rawTagName}> in place of words. Export it in one segment, with its tags as text.`,
    )
  // A translation program may divide a text into segments, with spaces to be ignored between them.
  const parts = unit.querySelectorAll('segment, ignorable').map((part) => {
    const [source = '', target = ''] = ['source', 'target'].map((name) => {
      const [found, another] = part.querySelectorAll(name)
      if (another) throw new Error(`${group}: has two <${name}>s in one segment. Keep one of the two.`)
      return found?.text
    })
    return { source, target: source.trim() ? target : target || source }
  })
  const texts = parts.filter(({ source }) => source.trim())
  const done = texts.filter(({ target }) => target.trim())
  if (done.length > 0 && done.length < texts.length)
    throw new Error(`${group}: only ${done.length} of its ${texts.length} segments are translated.`)
  const whole = (name: 'source' | 'target') =>
    parts
      .map((part) => part[name])
      .join('')
      .trim()
  return { group, source: whole('source'), target: whole('target') }
}
