import { globSync, readFileSync } from 'node:fs'
import { localeIds } from '../locales/locales.ts'
import { withoutDeclaration, withoutField, withoutImport, withoutImported, withoutItem } from './edit-module.ts'
import { type Changes, edited } from './files.ts'
import { bare, declarationOf, keyOf, parseSource, type SourceNode, textOf } from './source-node.ts'

const list = 'content/services/services.ts'
/** Where a page shows some of the services. */
const listInPages = /(?:ServiceId\[\] = |serviceList\(text, )\[[^\]]*\]/g
const answersFile = 'content/commitments/answers.ts'

/** The name by which content, messages, icons and pictures know a service, by the part of its address. */
export function serviceIdOf(slug: string): string {
  const [, id] = new RegExp(`id: '(\\w+)',\\s+slug: '${slug}'`).exec(readFileSync(list, 'utf8')) ?? []
  if (!id) throw new Error(`There is no service "${slug}" in ${list}.`)
  return id
}

/**
 * Every place that names a service, without it.
 * @throws where a client story is about nothing else
 */
export function withoutService(slug: string): Changes {
  const id = serviceIdOf(slug)
  const stories = globSync('content/stories/*.ts').filter((file) => new RegExp(`\\bservices: \\[[^\\]]*'${id}'`).test(readFileSync(file, 'utf8')))
  const alone = stories.filter((file) => readFileSync(file, 'utf8').includes(`services: ['${id}']`))
  if (alone.length > 0) throw new Error(`${alone.join(', ')} is about "${slug}" alone: remove that first, or name another service in it.`)
  return {
    ...edited(
      list,
      (source) => withoutItem(source, 'services', id),
      (source) => withoutItem(source, 'carouselOrder', id),
      (source) => withoutImport(source, `./${slug}`),
    ),
    ...edited('content/services/services.schema.ts', (source) => withoutItem(source, 'serviceId', id)),
    ...edited(answersFile, (source) => withoutAnswers(source, id)),
    ...inEach(stories, (source) => source.replace(/\bservices: \[[^\]]*\]/, (ids) => withoutName(ids, id))),
    ...inEach(globSync('{components,pages}/**/*.{ts,tsx}'), (source) => source.replace(listInPages, (ids) => withoutName(ids, id))),
    ...Object.assign({}, ...localeIds.map((locale) => edited(`locales/${locale}/services.json`, (source) => withoutMessages(source, `services.${id}.`)))),
    ...(isNamedInPages(`icon(=|: )['"]${id}['"]`) ? {} : edited('components/ui/icons.ts', (source) => withoutField(source, 'icons', id))),
    ...(hasOwnPicture(id) ? withoutScene(id) : {}),
  }
}

/** Whether no page shows its picture besides those that show all services. */
export function hasOwnPicture(id: string): boolean {
  return !isNamedInPages(`['"]services/${id}['"]`)
}

function isNamedInPages(pattern: string): boolean {
  return globSync('{components,design,pages}/**/*.{ts,tsx}').some((file) => new RegExp(pattern).test(readFileSync(file, 'utf8')))
}

/** Its picture is not drawn any more. */
function withoutScene(id: string): Changes {
  const scenes = 'art/scenes/scenes.ts'
  const drawn = globSync('art/scenes/*.ts').filter((file) => readFileSync(file, 'utf8').includes(`export const ${id}: Scene`))
  if (drawn.length === 0) return {}
  return {
    ...inEach(drawn, (source) => withoutDeclaration(source, id)),
    ...edited(
      scenes,
      (source) => withoutField(source, 'scenes', `services/${id}`),
      (source) => withoutImported(source, id),
    ),
  }
}

/** An answer that only its page gives goes with it. */
function withoutAnswers(source: string, id: string): string {
  const declared = declarationOf(parseSource(answersFile, source), 'answers')
  const entries: SourceNode[] = declared ? (bare(declared).arguments?.[0]?.elements ?? []) : []
  const fieldOf = (entry: SourceNode, name: string) => entry.properties.find((field: SourceNode) => keyOf(field) === name)?.value
  const own = entries.filter((entry) => fieldOf(entry, 'pages')?.elements.length === 1 && textOf(fieldOf(entry, 'pages').elements[0]) === id)
  const rest = own.reduce((left, entry) => withoutItem(left, 'answers', textOf(fieldOf(entry, 'id')) ?? ''), source)
  return rest.replace(/\bpages: \[[^\]]*\]/g, (pages) => withoutName(pages, id))
}

function withoutName(list: string, name: string): string {
  return list.replace(new RegExp(`'${name}',\\s*|,\\s*'${name}'`), '')
}

function withoutMessages(source: string, start: string): string {
  const kept = Object.entries(JSON.parse(source)).filter(([key]) => !key.startsWith(start))
  return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`
}

function inEach(files: string[], edit: (source: string) => string): Changes {
  const changed = files.map((file) => [file, readFileSync(file, 'utf8')] as const).map(([file, source]) => [file, source, edit(source)] as const)
  return Object.fromEntries(changed.filter(([, before, after]) => before !== after).map(([file, , after]) => [file, after]))
}
