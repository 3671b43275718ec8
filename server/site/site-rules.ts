import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Domains } from '../../locales/domains.ts'
import type { HeaderTable } from '../headers/header-table.ts'

/** What a server must know about a build besides its files. The build writes it, so that every server follows the same rules. */
export interface SiteRules {
  headers: HeaderTable
  domains: Domains
  /** Old addresses of pages that have moved, and their new ones. */
  moved: Record<string, string>
  /** What the build shows that visitors must not see, such as drafts: it is for proofreading or measuring, and must not be deployed. */
  unfit?: string
}

/** Where the build writes the rules, and the same rules as configuration for other servers. */
export const hostsFolder = 'hosts'
const rulesFile = 'rules.json'

export function rulesPath(build: string): string {
  return join(build, hostsFolder, rulesFile)
}

/** @throws where the build is not complete. */
export function readRules(build: string): SiteRules {
  const path = rulesPath(build)
  if (!existsSync(path)) throw new Error(`${path} is missing. Build the site first: npm run build`)
  return JSON.parse(readFileSync(path, 'utf8'))
}
