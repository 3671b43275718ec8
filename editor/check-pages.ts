import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createIntl } from '@formatjs/intl'
import { fillPath } from '../components/page/page-path.ts'
import { type LocaleId, localeIds, localeOfPath, locales } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import type { DataInput, PageSource } from '../pages/page-source.ts'
import { compileMessages } from '../renderer/messages/catalogs.ts'

/** A page as far as its data tell. */
export interface SitePage {
  locale: LocaleId
  title: string
  description: string
  /** The ids to which links may lead. */
  anchors: Set<string>
}

/** Every page by its path, as the build makes it of its data. */
export async function sitePages(): Promise<Map<string, SitePage>> {
  const folders = globSync('pages/*/*.data.ts').map(async (file) => {
    const module: Record<string, PageSource> = await import(pathToFileURL(resolve(file)).href)
    const components = globSync(`${dirname(file)}/*.tsx`).filter((component) => !component.includes('.test'))
    return Object.values(module).flatMap((source) => (source.paths ? pagesOf(source, components) : []))
  })
  return new Map((await Promise.all(folders)).flat())
}

const texts: Partial<Record<LocaleId, DataInput['text']>> = {}

function textIn(locale: LocaleId): DataInput['text'] {
  const messages = compileMessages(`locales/${locale}.json`) as Record<MessageId, never>
  const intl = createIntl({ locale: locales[locale].tag, messages })
  return (id, values) => intl.formatMessage({ id }, values)
}

function pagesOf({ paths, addresses, load }: PageSource, components: string[]): [string, SitePage][] {
  const anchors = anchorsIn(components)
  const showsIds = components.some((file) => readFileSync(file, 'utf8').includes('id={id}'))
  const inEach = paths.flatMap((path) =>
    (path.startsWith('/$locale') ? localeIds : [localeOfPath(path)]).map((locale) => ({ path, locale })),
  )
  return inEach.flatMap(({ path, locale }) =>
    (addresses?.() ?? [{}]).flatMap((own): [string, SitePage][] => {
      const params = { ...own, locale }
      texts[locale] ??= textIn(locale)
      const loaded = path === '/$' ? undefined : load({ locale, params, text: texts[locale] })
      if (!loaded) return []
      const { title, description } = loaded.head
      return [
        [
          fillPath(path, params),
          { locale, title, description, anchors: new Set([...anchors, ...(showsIds ? idsIn(loaded.content) : [])]) },
        ],
      ]
    }),
  )
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
