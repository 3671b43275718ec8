import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { withItem, withoutField, withoutImport, withoutItem } from './edit-module.ts'
import { slugOf, variableIn } from './entry-names.ts'
import { type Changes, edited } from './files.ts'
import { hasOwnPicture, serviceIdOf, withoutService } from './remove-service.ts'

/** Where entries of a kind stand, and under which address. */
interface Home {
  /** The list or object that holds an entry by its name, and the page that shows it where that is no part of the entries' addresses; undefined where each entry has a folder of its own. */
  list?: { file: string; name: string; kind: 'list' | 'object'; address?: string }
  /** The folder or module of an entry. */
  own?: (name: string) => string
  /** The folder of pictures that have its name. */
  pictures?: string
  /** The path before the name, of entries that have a page. */
  address?: string
}

const homes: Record<string, Home> = {
  article: { own: (name) => `content/news/${name}`, pictures: 'news', address: '/noticias' },
  case: { own: (name) => `content/stories/${name}.ts`, list: { file: 'content/stories/stories.ts', name: 'written', kind: 'list' }, pictures: 'stories', address: '/casos' },
  service: { own: (name) => `content/services/${name}.ts`, list: { file: 'content/services/services.ts', name: 'services', kind: 'list', address: '/quem-somos' }, address: '/servicos' },
  video: { list: { file: 'content/videos.ts', name: 'all', kind: 'list' }, pictures: 'videos' },
  product: { list: { file: 'content/products.ts', name: 'products', kind: 'list' }, pictures: 'products' },
  partner: { list: { file: 'content/partners.ts', name: 'names', kind: 'object' }, pictures: 'partners' },
}

/** What renaming or removing an entry changes. */
export interface Move {
  changes: Changes
  /** Files that get another name: from, to. */
  renamed: [from: string, to: string][]
  removed: string[]
}

const mentioned = '{art,components,content,crawler,locales,pages,renderer,tests}/**/*.{ts,tsx,json,md}'

/** Gives an entry another name, everywhere: its file, its address, its pictures, and what links to it. The old address leads to the new one. */
export function renameEntry(kind: string, from: string, to: string): Move {
  const home = homeOf(kind, from)
  if (slugOf(to) !== to || to === '') throw new Error(`"${to}" may hold only small letters, digits and single hyphens, as in ${slugOf(to) || 'a-new-name'}.`)
  if (isThere(kind, to)) throw new Error(`There is a ${kind} "${to}" already.`)
  const changes = Object.fromEntries(
    globSync(mentioned).flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const text = withName(source, file, home, from, to)
      return text === source ? [] : [[file, text]]
    }),
  )
  const own = home.own?.(from)
  const pictures = (home.pictures ? filesOfPicture(`${home.pictures}/${from}`) : []).map((file): [string, string] => [file, `${dirname(file)}/${basename(file).replace(from, to)}`])
  if (home.address && !isDraft(home, from)) changes['content/moved.ts'] = movedTo(`${home.address}/${from}`, `${home.address}/${to}`)
  return { changes, renamed: [...(own ? [[own, own.replace(from, to)] as [string, string]] : []), ...pictures], removed: [] }
}

/** Takes an entry away with its pictures. Its address leads to the list that it stood in. */
export function removeEntry(kind: string, name: string): Move {
  const home = homeOf(kind, name)
  const users = kind === 'partner' ? globSync('content/stories/*.ts').filter((file) => readFileSync(file, 'utf8').includes(`client: '${name}'`)) : []
  if (users.length > 0) throw new Error(`${users.join(', ')} is about "${name}": remove that first.`)
  const { list } = home
  const changes: Changes = {}
  if (kind === 'service') Object.assign(changes, withoutService(name))
  else if (list) {
    const item = kind === 'case' ? variableIn(`content/stories/${name}.ts`) : name
    const without = list.kind === 'list' ? withoutItem : withoutField
    Object.assign(
      changes,
      edited(
        list.file,
        (source) => without(source, list.name, item),
        (source) => withoutImport(source, `./${name}.ts`),
      ),
    )
  }
  const picture = pictureOf(home, kind, name)
  const pictures = JSON.parse(readFileSync('art/pictures.json', 'utf8'))
  if (picture) delete pictures[picture]
  changes['art/pictures.json'] = `${JSON.stringify(pictures, null, 2)}\n`
  if (home.address && !isDraft(home, name)) changes['content/moved.ts'] = movedTo(`${home.address}/${name}`, home.list?.address ?? home.address)
  return { changes, renamed: [], removed: [...(home.own ? [home.own(name)] : []), ...(picture ? filesOfPicture(picture) : [])] }
}

function homeOf(kind: string, name: string): Home {
  const home = homes[kind]
  if (!home) throw new Error(`"${kind}" is no kind of entry: there are ${Object.keys(homes).join(', ')}.`)
  if (!isThere(kind, name)) throw new Error(`There is no ${kind} "${name}".`)
  return home
}

function isThere(kind: string, name: string): boolean {
  const { own, list } = homes[kind] ?? {}
  if (own) return existsSync(own(name))
  return list !== undefined && new RegExp(`(id: '${name}'|^ {2}'?${name}'?: ')`, 'm').test(readFileSync(list.file, 'utf8'))
}

/** The picture that goes with an entry; undefined where a page shows it, too. */
function pictureOf({ pictures }: Home, kind: string, name: string): string | undefined {
  if (kind !== 'service') return pictures && `${pictures}/${name}`
  const id = serviceIdOf(name)
  return hasOwnPicture(id) ? `services/${id}` : undefined
}

function filesOfPicture(picture: string): string[] {
  return globSync(`public/art/${picture}{-[0-9]*,.*-[0-9]*,}.{avif,webp}`)
}

/** Nobody has a link to a draft. */
function isDraft({ own }: Home, name: string): boolean {
  const path = own?.(name) ?? ''
  return readFileSync(path.endsWith('.ts') ? path : `${path}/article.ts`, 'utf8').includes('draft: true')
}

/** A file with the new name: in paths of pages and pictures everywhere, and where content and art name the entry itself. */
function withName(source: string, file: string, { address, pictures, list, own }: Home, from: string, to: string): string {
  const ended = `${from}(?![\\w-])`
  let text = pictures ? source.replace(new RegExp(`((?:^|[^\\w-])${pictures}/)${ended}`, 'g'), `$1${to}`) : source
  if (address) text = text.replace(new RegExp(`(${address}/)${ended}`, 'g'), `$1${to}`)
  const isHome = file === list?.file || file === own?.(from)
  if (isHome) text = text.replace(new RegExp(`(${address ? 'slug' : 'id'}: ')${from}'`, 'g'), `$1${to}'`).replace(new RegExp(`'\\./${from}(\\.ts)?'`, 'g'), `'./${to}$1'`)
  if (isHome && list?.kind === 'object') text = text.replace(new RegExp(`^( {2})'?${from}'?: '`, 'm'), `$1'${to}': '`)
  if (pictures === 'partners' && file.startsWith('content/stories/')) text = text.replace(`client: '${from}'`, `client: '${to}'`)
  return text
}

/** Entries that led to the old address lead to the new one, and none leads away from the new one. */
function movedTo(from: string, to: string): string {
  const file = 'content/moved.ts'
  const source = readFileSync(file, 'utf8').replaceAll(`to: '${from}'`, `to: '${to}'`)
  const entry = new RegExp(`\\{ from: '${to}', to: '[^']*' \\},?\\s*`)
  return withItem(source.replace(entry, ''), 'moved', `{ from: '${from}', to: '${to}' }`)
}
