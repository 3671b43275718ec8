import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Domains } from '../../locales/domains.ts'
import type { HeaderTable } from '../headers/header-table.ts'

/** What a server must know of a build besides its files. */
export interface SiteRules {
  headers: HeaderTable
  domains: Domains
  /** Old addresses and their new ones. */
  redirects: Record<string, string>
}

/** @param folder of a build */
export function rulesPath(folder: string): string {
  return join(folder, 'rules.json')
}

/** @throws if the build is incomplete */
export function readRules(folder: string): SiteRules {
  const path = rulesPath(folder)
  if (!existsSync(path)) throw new Error(`${path} is missing. Build the site first: npm run build`)
  return JSON.parse(readFileSync(path, 'utf8'))
}
