import { limits } from '../../content/limits.ts'
import { indexablePages } from '../addresses.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

/** What the head of a document tells browsers and search engines. */
export function headFaults(site: Site): string[] {
  const pages = [...site.pages.values()]
  return [
    ...pages.flatMap(countFaults),
    ...pages.flatMap(lengthFaults),
    ...duplicateFaults('title', indexablePages(site)),
    ...duplicateFaults('description', indexablePages(site)),
  ]
}

function countFaults({ path, head }: SitePage): string[] {
  const metas = ['description', 'charset', 'viewport', 'theme-color'] as const
  const counts: [string, number][] = [
    ['<title>', head.titles.length],
    ...metas.map((name): [string, number] => [`<meta> of the ${name}`, head.metas.get(name)?.length ?? 0]),
  ]
  return counts
    .filter(([, count]) => count !== 1)
    .map(([name, count]) => `${path}: has ${count} ${name}, and should have one.`)
}

function lengthFaults(page: SitePage): string[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const { least, most } = limits[part]
    const length = wordsOf(page, part)?.length ?? least
    const isFitting = length >= least && length <= most
    return isFitting ? [] : [`${page.path}: its ${part} has ${length} characters, and should have ${least} to ${most}.`]
  })
}

function duplicateFaults(part: 'title' | 'description', pages: SitePage[]): string[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const words = wordsOf(page, part)
    const key = `${page.lang} ${words}`
    const other = first.get(key)
    if (!other) first.set(key, page.path)
    return other && words ? [`${page.path}: has the ${part} of ${other}, and should have its own: "${words}".`] : []
  })
}

function wordsOf({ head }: SitePage, part: 'title' | 'description'): string | undefined {
  return part === 'title' ? head.titles[0] : head.metas.get('description')?.[0]
}
