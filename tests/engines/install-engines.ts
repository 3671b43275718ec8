import { findChromium } from '../../scripts/find-chromium.ts'
import { findFirefox, findWebKit } from './find-engines.ts'

/** Installs what is missing before tests begin: beside each other they would wait for the same lock. */
export default function installEngines(): void {
  findChromium()
  findFirefox()
  findWebKit()
}
