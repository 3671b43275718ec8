import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '../../content/company/company.ts'
import { redirectRules } from '../../content/redirects.ts'
import { domainsOf } from '../../locales/domain-settings.ts'
import { type Domains, originOf } from '../../locales/domains.ts'
import { defaultLocale, localeIds, locales, withoutLocale } from '../../locales/locales.ts'
import { createHeaderTable } from '../../server/headers/header-table.ts'
import { loadEnvFile } from '../../server/settings.ts'
import { rulesPath, type SiteRules } from '../../server/site/site-rules.ts'
import { filesByAddress, pathsIn } from '../../server/site/static-files.ts'
import { headersFile, redirectsFile } from '../../server/site/static-hosts.ts'
import { clientFolder, newBuild, oldBuild, writeClientFile } from './client-files.ts'
import { compressFiles } from './compress.ts'

/**
 * Completes a checked build: writes the rules for the server and for static hosts, compresses all text files, and
 * puts it in the place of the previous build.
 */
async function completeBuild(): Promise<void> {
  loadEnvFile()
  const environment = process.env
  const domains = domainsOf(environment, company.email)
  const needs = {
    styles: hashesOf('style'),
    scripts: hashesOf('script'),
    mailOrigin: environment.VITE_MAIL_URL && new URL(environment.VITE_MAIL_URL).origin,
    domains: domains.map(({ name }) => name),
    hasTagManager: Boolean(environment.VITE_GTM_IDS),
    hasPixel: Boolean(environment.VITE_META_PIXEL_ID),
  }
  const headers = createHeaderTable(needs)
  const rules: SiteRules = { headers, domains, redirects: { ...withoutLanguage(), ...redirectRules() } }
  writeClientFile('_headers', headersFile(headers))
  writeClientFile('_redirects', redirectsFile(rules.redirects))
  writeClientFile('.well-known/security.txt', securityTxt(domains))
  await compressFiles(clientFolder)
  writeFileSync(rulesPath(newBuild), JSON.stringify(rules, null, 2))
  // The last build is renamed first, because deleting takes a while, in which there would be no build. A build that was
  // killed may have left one.
  rmSync(oldBuild, { recursive: true, force: true })
  if (existsSync('dist')) renameSync('dist', oldBuild)
  renameSync(newBuild, 'dist')
  rmSync(oldBuild, { recursive: true, force: true })
}

/** As specified, addresses that lack the language lead to those of the default language. */
function withoutLanguage(): Record<string, string> {
  const pages = [...filesByAddress(pathsIn(clientFolder)).keys()]
  const missing = pages
    .filter((page) => page.startsWith(`/${defaultLocale}/`) && !page.endsWith('/404'))
    .map((page) => [withoutLocale(page), page] as const)
  return Object.fromEntries(missing.filter(([address]) => !pages.includes(address)))
}

/** The hashes of what every document has inline, as the Content-Security-Policy names them. */
function hashesOf(tag: 'style' | 'script'): string[] {
  const document = readFileSync(join(clientFolder, 'index.html'), 'utf8')
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  const inline = document.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))
  return [...inline].map(([, text = '']) => `sha256-${hash(text)}`).sort()
}

/** How to report a security problem (RFC 9116). It expires on a day, so that builds of one day write the same. */
function securityTxt(domains: Domains): string {
  const expires = new Date()
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${localeIds.map((locale) => locales[locale].tag.slice(0, 2)).join(', ')}`,
    ...domains.map(({ locale }) => `Canonical: ${originOf(locale, domains)}/.well-known/security.txt`),
  ]
  return `${lines.join('\n')}\n`
}

await completeBuild()
