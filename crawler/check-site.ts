import { pageRules } from './page-rules.ts'
import { filesOf, type Site, siteOf } from './read-site.ts'
import { searchRules, siteRules } from './search-rules.ts'

/** What is wrong with a built site, each error with its page or file. */
export function siteErrors(site: Site): string[] {
  const ofPages = site.pages.flatMap((page) =>
    [...pageRules, ...searchRules].flatMap((rule) =>
      rule(page, site).flatMap((error) => (error ? [`${page.path}: ${error}`] : [])),
    ),
  )
  return [...new Set([...ofPages, ...siteRules.flatMap((rule) => rule(site).filter((error) => error !== false))])]
}

// Follows every link of the build as a search engine would, so that an error fails the build.
if (import.meta.main) {
  const site = siteOf(filesOf(process.argv[2] ?? 'dist/client'))
  const errors = siteErrors(site)
  for (const error of errors) console.error(error)
  const links = site.pages.flatMap((page) => page.links)
  console.log(`Checked ${site.pages.length} pages with ${links.length} links: ${errors.length} error(s).`)
  process.exitCode = errors.length > 0 ? 1 : 0
}
