import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { createListener } from '../../../server/site/site-listener.ts'
import { test as base } from '../../browser/helpers/fixtures.ts'
import { serve } from '../../mail/serve.ts'
import { buildElsewhere } from '../../programs/build-elsewhere.ts'

export const settings = {
  VITE_MAIL_URL: 'https://mail.example',
  VITE_DOMAIN_PT: 'tecto.example',
  VITE_DOMAIN_EN: 'tecto-software.example',
  VITE_GTM_IDS: 'GTM-ONE1,GTM-TWO2',
  VITE_META_PIXEL_ID: '1234567890',
}

const folder = 'test-results/configured'
const readyFile = `${folder}/ready`

/** Visits a site built with every setting, which is built once for all workers. */
export const test = base.extend<object, { configuredOrigin: string }>({
  configuredOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
    async ({}, use) => {
      await buildOnce()
      const site = await serve(createListener(`${folder}/dist`))
      await use(site.origin)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ configuredOrigin }, use) => use(configuredOrigin),
})

/** Global set-up: deletes the site of an earlier run, which may be outdated. */
export default function forgetConfiguredBuild(): void {
  rmSync(folder, { recursive: true, force: true })
}

async function buildOnce(): Promise<void> {
  if (isFirst()) {
    buildElsewhere(settings, `${folder}/dist`)
    writeFileSync(readyFile, '')
  }
  while (!existsSync(readyFile)) await setTimeout(100)
}

/** Whether no other worker builds the site: only one can create the folder. */
function isFirst(): boolean {
  mkdirSync('test-results', { recursive: true })
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
