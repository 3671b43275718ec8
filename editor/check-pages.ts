import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createIntl } from '@formatjs/intl'
import { type LocaleId, localeOfPath, locales } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import type { DataInput } from '../pages/page-source.ts'
import { compileMessages } from '../renderer/messages/catalogs.ts'

/** A page as far as its data tell. */
export interface CheckedPage {
  locale: LocaleId
  title: string
  description: string
  /** The ids to which links may lead. */
  anchors: Set<string>
}

/** Every page by its path, as the build makes it of its data. */
export async function checkedPages(): Promise<Map<string, CheckedPage>> {
  // Not before: where content is wrong, its own words come first.
  const { sitePages } = await import('../renderer/prerender/site-pages.ts')
  const componentsOf = await componentsByData()
  const pages = sitePages.flatMap(({ pathname, params, source }): [string, CheckedPage][] => {
    const locale = localeOfPath(pathname)
    texts[locale] ??= textIn(locale)
    const loaded = pathname.endsWith('/404') ? undefined : source.load({ locale, params, text: texts[locale] })
    if (!loaded) return []
    const { title, description } = loaded.head
    const components = componentsOf.get(source) ?? []
    const showsIds = components.some((file) => readFileSync(file, 'utf8').includes('id={id}'))
    const anchors = new Set([...anchorsIn(components), ...(showsIds ? idsIn(loaded.content) : [])])
    return [[pathname, { locale, title, description, anchors }]]
  })
  return new Map(pages)
}

/** The components in the folder of each page's data. */
async function componentsByData(): Promise<Map<unknown, string[]>> {
  const folders = globSync('pages/*/*.data.ts').map(async (file) => {
    const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href)
    const components = globSync(`${dirname(file)}/*.tsx`).filter((component) => !component.includes('.test'))
    return Object.values(module).map((source) => [source, components] as const)
  })
  return new Map((await Promise.all(folders)).flat())
}

const texts: Partial<Record<LocaleId, DataInput['text']>> = {}

function textIn(locale: LocaleId): DataInput['text'] {
  const messages = compileMessages(`locales/${locale}.json`) as Record<MessageId, never>
  const intl = createIntl({ locale: locales[locale].tag, messages })
  return (id, values) => intl.formatMessage({ id }, values)
}

/** The ids that components have, and those that they import. */
function anchorsIn(files: string[]): string[] {
  const known = new Set(files)
  // The set grows while it is walked.
  for (const file of known)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+\.tsx)'/g))
      known.add(join(dirname(file), from))
  return [...known].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:id|anchor)="([\w-]+)"/g)].map(([, id = '']) => id),
  )
}

/** The ids of parts of the content, such as the sections of the policy. */
function idsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  const own = 'id' in content && typeof content.id === 'string' ? [content.id] : []
  return [...own, ...Object.values(content).flatMap(idsIn)]
}
