import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findChromium } from '../../scripts/find-chromium.ts'
import { installPackage } from './own-packages.ts'

/** What Lighthouse says of a page on a phone: marks up to 100 by category, and times in the milliseconds of its model. */
export interface Audit {
  categories: Record<string, number>
  fcpMs: number
  lcpMs: number
  tbtMs: number
}

let folder: string | undefined

/**
 * The sites may be served by the process that asks: it goes on meanwhile.
 * @throws with what Lighthouse says where it fails
 */
export async function audit(addresses: string[]): Promise<Audit[]> {
  folder ??= installPackage('lighthouse')
  const { stdout } = await promisify(execFile)('node', ['run.mjs', findChromium(), ...addresses], {
    cwd: folder,
    maxBuffer: 1e8,
  })
  return JSON.parse(stdout)
}
