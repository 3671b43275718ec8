import { localeOfPath, locales } from '../locales/locales.ts'
import type { Page, Site } from './read-site.ts'

/** What is wrong with a page: any number of errors, and `false` where nothing is. */
export type PageRule = (page: Page, site: Site) => (string | false)[]

/** What visitors see of a page, and where it leads. */
export const pageRules: PageRule[] = [
  ({ lang, path }) => [
    lang !== locales[localeOfPath(path)].tag &&
      `<html lang> is "${lang}", but should be "${locales[localeOfPath(path)].tag}"`,
  ],
  ({ doctypes, headings, titles, descriptions }) => [
    doctypes !== 1 && `has ${doctypes} <!DOCTYPE>, but should have 1`,
    headings !== 1 && `has ${headings} <h1>, but should have 1`,
    titles.length !== 1 && `has ${titles.length} <title>, but should have 1`,
    descriptions.length !== 1 && `has ${descriptions.length} descriptions, but should have 1`,
  ],
  ({ leftovers }) => leftovers.map((found) => `shows "${found}"`),
  ({ ids }) => duplicatesIn(ids).map((id) => `has two elements with the id ${id}`),
  ({ files }, { paths }) =>
    files.map((file) => isInternal(file) && !paths.has(pathIn(file)) && `the file ${file} does not exist`),
  ({ shared }, { paths, pathOf }) =>
    shared.map(
      (address) => !paths.has(pathOf(address) ?? '') && `${address} is not the https address of a file of this site`,
    ),
  (page, site) => page.links.map((link) => linkError(page, link, site)),
]

function linkError(page: Page, { href, hreflang }: Page['links'][number], site: Site): string | false {
  if (!isInternal(href)) return false
  const path = href.startsWith('#') ? page.path : pathIn(href)
  const target = site.pageByPath(path)
  if (!target) return !site.paths.has(path) && `the link ${href} is broken`
  const anchor = href.split('#')[1]
  if (anchor && !target.ids.includes(anchor)) return `the link ${href} leads to an id that ${path} does not have`
  return (
    target.lang !== page.lang &&
    hreflang !== target.lang &&
    `the link ${href} leads to another language: lead to the same one, or set hreflang`
  )
}

/**
 * Without scheme and host. Relative addresses are included, and reported: all links of this site start with a slash.
 */
export function isInternal(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** The path without a slash at its end. */
export function pathIn(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

function duplicatesIn(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
