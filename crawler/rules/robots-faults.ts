import { mainPages, pathOnSite } from '../addresses.ts'
import type { Site } from '../reading/read-site.ts'

/** What crawlers are told before they come (RFC 9309). */
export function robotsFaults(site: Site): string[] {
  if (site.robots === undefined) return ['/robots.txt: does not exist, and should.']
  const lines = site.robots.split(/\r?\n/).map(fieldOf)
  const sitemaps = lines.filter(({ name }) => name === 'sitemap').map(({ value }) => value)
  const forbidden = lines.filter(({ name, value }) => name === 'disallow' && value).map(({ value }) => value)
  const faults = sitemaps
    .filter((address) => !site.sitemaps.has(pathOnSite(address, site) ?? ''))
    .map((address) => `/robots.txt: names the sitemap ${address}, and should name one that exists.`)
  if (sitemaps.length === 0) faults.push('/robots.txt: names no sitemap, and should name one.')
  for (const { path } of mainPages(site))
    faults.push(
      ...forbidden
        .filter((rule) => matches(path, rule))
        .map((rule) => `/robots.txt: "Disallow: ${rule}" forbids ${path}, and should forbid no main page.`),
    )
  return faults
}

function fieldOf(line: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
  return { name: name.toLowerCase(), value: value.trim() }
}

/** A rule is the start of a path, in which `*` stands for anything and `$` for the end. */
function matches(path: string, rule: string): boolean {
  const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${pattern}`).test(path)
}
