import { localeOfPath, locales } from '../locales/locales.ts'
import { isInternal, linkError, pathIn } from './link-rules.ts'
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
  (page, site) => page.links.map((link) => linkErrorOf(page, link, site)),
]

function linkErrorOf(page: Page, { href, hreflang }: Page['links'][number], site: Site): string | false {
  if (!isInternal(href)) return false
  const address = href.startsWith('#') ? page.path + href : href
  const target = site.pageByPath(pathIn(address))
  // With `hreflang`, a link may lead to another language.
  const { path } = target && target.lang === hreflang ? target : page
  return linkError(address, localeOfPath(path), site) ?? false
}

function duplicatesIn(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
