import { JSDOM } from 'jsdom'
import { defaultLocale, type LocaleId, localeIds, locales } from '../locales/locales.ts'

/** A text to be sent to a translator and back. */
interface Unit {
  /** Identifies the text in every language (editor/texts.ts). */
  group: string
  source: string
  /** The translation, which is empty if there is none. */
  target: string
}

/** XLIFF 2.0, with one `<file>` per file of the site. */
export function xliffOf(units: Unit[], locale: LocaleId): string {
  const files = [...Map.groupBy(units, ({ group }) => group.split('#')[0] ?? '')].map(
    ([file, own]) => `  <file id="${nameToken(file)}">\n${own.map(unitOf).join('')}  </file>\n`,
  )
  const languages = `srcLang="${locales[defaultLocale].tag}" trgLang="${locales[locale].tag}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ${languages}>
${files.join('')}</xliff>
`
}

function unitOf({ group, source, target }: Unit): string {
  const space = /\s\s|\n/.test(source + target) ? ' xml:space="preserve"' : ''
  return `    <unit id="${nameToken(group)}" name="${xmlText(group)}"${space}>
      <segment>
        <source>${xmlText(source)}</source>
        <target>${xmlText(target)}</target>
      </segment>
    </unit>
`
}

/** XLIFF ids may contain only letters, digits, dots, and hyphens. */
function nameToken(name: string): string {
  return name.replace(/[^\w.-]/g, '_')
}

function xmlText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** @throws unless every word of the file is read: it is XLIFF 2 of this site, without codes in place of words */
export function readXliff(bytes: Buffer): { units: Unit[]; locale: LocaleId } {
  const root = parseXml(bytes)
  if (root.localName !== 'xliff' || !root.getAttribute('version')?.startsWith('2.'))
    throw new Error('The file is not XLIFF 2.0: export it from your program in that format.')
  const [srcLang, trgLang] = ['srcLang', 'trgLang'].map((name) => root.getAttribute(name) ?? '')
  if (!isTag(srcLang, defaultLocale))
    throw new Error(`The file is translated from "${srcLang}" instead of ${locales[defaultLocale].tag}.`)
  const locale = localeIds.find((id) => id !== defaultLocale && isTag(trgLang, id))
  if (!locale)
    throw new Error(`The file is translated into "${trgLang}", which is not a language to translate the site into.`)
  const units = [...root.getElementsByTagNameNS(root.namespaceURI, 'unit')].map(readUnit)
  const repeated = units.find(({ group }, index) => units.findIndex((unit) => unit.group === group) !== index)
  if (repeated) throw new Error(`${repeated.group}: appears twice in the file. Keep one of the two.`)
  if (units.length === 0) throw new Error('The file contains no texts.')
  return { units, locale }
}

/** @throws unless the file is XML in UTF-8, or in UTF-16 with its byte order mark */
function parseXml(bytes: Buffer): Element {
  try {
    const { documentElement: root } = new JSDOM(bytes, { contentType: 'application/xml' }).window.document
    if (!root.textContent?.includes('\ufffd')) return root
  } catch (error) {
    const [, line] = /:(\d+):\d+: /.exec((error as Error).message) ?? []
    throw new Error(
      `The file is truncated, or not XML in UTF-8 (line ${line}): use the complete file as your program has exported it.`,
    )
  }
  throw new Error('The file is neither in UTF-8 nor in UTF-16: save it as UTF-8.')
}

function isTag(tag: string | undefined, locale: LocaleId): boolean {
  return tag?.toLowerCase() === locales[locale].tag.toLowerCase()
}

function readUnit(unit: Element): Unit {
  const group = unit.getAttribute('name') ?? unit.id
  // Only direct children count: a translation program's proposals have sources and targets too, which stand deeper.
  const childrenOf = (parent: Element, ...names: string[]) =>
    [...parent.children].filter(
      ({ localName, namespaceURI }) => namespaceURI === unit.namespaceURI && names.includes(localName),
    )
  // A translation program may divide a text into segments, with spaces to be ignored between them.
  const parts = childrenOf(unit, 'segment', 'ignorable').map((part) => {
    const [source = '', target = ''] = ['source', 'target'].map((name) => {
      const [found, another] = childrenOf(part, name)
      if (another) throw new Error(`${group}: has two <${name}>s in one segment. Keep one of the two.`)
      return found && wordsOf(found, group)
    })
    // In this state, the program has copied the source, and nobody has translated it.
    if (part.getAttribute('state') === 'initial') return { source, target: '' }
    return { source, target: source.trim() ? target : target || source }
  })
  const texts = parts.filter(({ source }) => source.trim())
  const done = texts.filter(({ target }) => target.trim())
  if (done.length > 0 && done.length < texts.length)
    throw new Error(`${group}: only ${done.length} of its ${texts.length} segments are translated.`)
  const joined = (all: string[]) => all.join('').trim()
  return {
    group,
    source: joined(parts.map(({ source }) => source)),
    target: joined(parts.map(({ target }) => target)),
  }
}

/** A program may wrap lines where the file does not say that spaces count. */
function wordsOf(element: Element, group: string): string {
  const code = element.querySelector('ph, pc, sc, ec, cp')
  if (code || element.hasAttribute('order'))
    throw new Error(
      `${group}: has <${code?.localName ?? 'target order'}> in place of words. Export it in one segment, with its tags as text.`,
    )
  const words = element.textContent ?? ''
  return keepsSpaces(element) ? words : words.replace(/[ \t\r\n]+/g, ' ')
}

/** Whether spaces count, as the nearest `xml:space` says. */
function keepsSpaces(element: Element | null): boolean {
  const own = element?.getAttribute('xml:space')
  return element !== null && (own ? own === 'preserve' : keepsSpaces(element.parentElement))
}
