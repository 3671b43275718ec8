import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Domains } from '../../locales/domains.ts'
import type { HeaderTable } from '../headers/header-table.ts'

/** What a server has to know of a build besides its files. The build writes it, so that every server follows the same rules. */
export interface SiteRules {
  headers: HeaderTable
  domains?: Domains
  /** Addresses of pages that have moved, and where to. */
  moved: Record<string, string>
  /** The build shows what is not published yet: it is there to be proofread, and must not be deployed. */
  drafts?: true
}

/** Where the build writes the rules, and the files that tell other servers the same. */
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
