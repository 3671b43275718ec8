import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { defaultLocale, type LocaleId, localeIds, locales } from '../../locales/locales.ts'

/** A text to be sent to a translator and back. */
export interface Unit {
  /** Identifies the text in every language (editor/texts.ts). */
  group: string
  source: string
  /** Empty if untranslated. */
  target: string
  /** Hints for the translator. */
  notes: string[]
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

function unitOf({ group, source, target, notes }: Unit): string {
  const list = notes.map((note) => `<note>${escaped(note)}</note>`).join('')
  return `    <unit id="${nameToken(group)}" name="${escaped(group)}">
${list && `      <notes>${list}</notes>\n`}      <segment>
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

/** A node of the parser: its name with its children, text, or attributes. */
type Node = Record<string, Node[]> & { '#text'?: string; ':@'?: Record<string, string> }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
})

/** @throws unless every word of the file is read: it is XLIFF 2 of this site, without codes in place of words */
export function readXliff(text: string): { units: Unit[]; locale: LocaleId } {
  // The parser accepts a truncated file without an error.
  if (XMLValidator.validate(text) !== true)
    throw new Error('The file is truncated or not XML: use the complete file as your program has exported it.')
  const root = (parser.parse(text) as Node[]).find((node) => node.xliff)
  const { version, srcLang = '', trgLang = '' } = root?.[':@'] ?? {}
  if (!root?.xliff || !version?.startsWith('2.'))
    throw new Error('The file is not XLIFF 2.0: export it from your program in that format.')
  if (!isTag(srcLang, defaultLocale))
    throw new Error(`The file is translated from "${srcLang}" instead of ${locales[defaultLocale].tag}.`)
  const locale = localeIds.find((id) => id !== defaultLocale && isTag(trgLang, id))
  if (!locale)
    throw new Error(`The file is translated into "${trgLang}", which is not a language to translate the site into.`)
  const units = unitsIn(root.xliff)
  const groups = units.map(({ group }) => group)
  const repeated = groups.find((group, index) => groups.indexOf(group) !== index)
  if (repeated) throw new Error(`${repeated}: appears twice in the file. Keep one of the two.`)
  if (units.length === 0) throw new Error('The file contains no texts.')
  return { units, locale }
}

function isTag(tag: string, locale: LocaleId): boolean {
  return tag.toLowerCase() === locales[locale].tag.toLowerCase()
}

/** Also within `<file>` and `<group>`. */
function unitsIn(nodes: Node[]): Unit[] {
  return nodes.flatMap((node) => {
    if (!node.unit) return unitsIn(node.file ?? node.group ?? [])
    const group = node[':@']?.name ?? node[':@']?.id ?? ''
    // A translation program may divide a text into segments, with spaces to be ignored between them.
    const parts = node.unit.flatMap((part) => {
      const words = part.segment ?? part.ignorable
      if (!words && /"(segment|ignorable|unit)":/.test(JSON.stringify(part)))
        throw new Error(`${group}: has <${Object.keys(part)[0]}> around its segments. Put them in the unit itself.`)
      if (!words) return []
      const [source, target] = ['source', 'target'].map((name) => {
        const [found, another] = words.filter((each) => each[name])
        if (another) throw new Error(`${group}: has two <${name}>s in one segment. Keep one of the two.`)
        if (found?.[':@']?.order)
          throw new Error(`${group}: its segments are in another order. Put them in one segment.`)
        return found && wordsOf(found[name] ?? [], group)
      })
      return [
        {
          source: source ?? '',
          target: part.ignorable ? (target ?? source ?? '') : (target ?? ''),
          isText: Boolean(part.segment),
        },
      ]
    })
    const texts = parts.filter(({ isText, source }) => isText && source.trim())
    const translated = texts.filter(({ target }) => target.trim())
    if (translated.length > 0 && translated.length < texts.length)
      throw new Error(`${group}: only ${translated.length} of its ${texts.length} segments are translated.`)
    const target = translated.length > 0 ? parts.map((part) => part.target).join('') : ''
    return [
      {
        group,
        source: parts
          .map((part) => part.source)
          .join('')
          .trim(),
        target: target.trim(),
        notes: [],
      },
    ]
  })
}

/** Marks around words are left out; a code that stands for words cannot be. */
function wordsOf(nodes: Node[], group: string): string {
  return nodes
    .map((node) => {
      if (node['#text'] !== undefined) return node['#text']
      if (node.mrk) return wordsOf(node.mrk, group)
      if (node.sm || node.em) return ''
      const [name = ''] = Object.keys(node)
      throw new Error(`${group}: has <${name}> in place of words. Export the file with its tags and braces as text.`)
    })
    .join('')
}
