import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { consentKey } from '../../measurement/consent-store.ts'
import { createListener } from '../../server/site/site-listener.ts'
import { screens } from '../browser/screens.ts'
import { serve } from '../mail/serve.ts'
import type { SitePath } from '../site-path.ts'
import { type Reader, startFirefox, startWebKit } from './at-spi/readers.ts'
import { startSession } from './at-spi/session.ts'
import { hint, keptOutline } from './kept.ts'
import { fileOf, type PageOutline, pageOutline } from './page-outline.ts'

/** What an engine tells otherwise than Chromium, whatever the page does, and why. */
const differences: Record<'Firefox' | 'WebKit', { leaveOut: RegExp; reason: string }[]> = {
  Firefox: [],
  WebKit: [
    {
      leaveOut: /^ *([-+] )?text .*\n/gm,
      reason: 'words that have no element to themselves stand in the text of the block around them',
    },
  ],
}

// Starting a browser on a busy machine takes long, and the first time it is installed.
test.each([
  { engine: 'Firefox', start: startFirefox },
  { engine: 'WebKit', start: startWebKit },
] as const)(
  '$engine tells screen readers what Chromium tells them',
  { timeout: 600_000 },
  async ({ engine, start }) => {
    const site = await serve(createListener('dist'))
    const session = await startSession()
    const reader = await start(session)
    const shared = (outline: string) =>
      differences[engine].reduce((rest, { leaveOut }) => rest.replaceAll(leaveOut, ''), outline)
    try {
      await open(reader, `${site.origin}/robots.txt`)
      await reader.run(`localStorage.setItem('${consentKey}', 'true')`)
      for (const [screen, address] of Object.entries(screens)) {
        await open(reader, site.origin + address)
        const frame = `layout-${await bringToLife(reader)}`
        const isKept = (told: PageOutline) =>
          shared(told.main) === shared(keptOutline(screen)) && shared(told.frame) === shared(keptOutline(frame))
        const told = await settledOutline(reader, address as SitePath, isKept)
        expect.soft(shared(told.main), `${screen}: ${hint}`).toBe(shared(keptOutline(screen)))
        expect.soft(shared(told.frame), `${frame} on ${screen}: ${hint}`).toBe(shared(keptOutline(frame)))
      }
    } finally {
      await reader.close()
      await session.close()
      await site.close()
    }
  },
)

async function open(reader: Reader, address: string): Promise<void> {
  await reader.open(address)
  await inPage(reader, `location.href === '${address}' && document.readyState === 'complete'`)
}

/** Waits until the application has taken over, and carousels have started. @returns the layout. */
async function bringToLife(reader: Reader): Promise<unknown> {
  await inPage(reader, `'hydrated' in document.documentElement.dataset`)
  await reader.run(`void document.querySelector('.carousel')?.scrollIntoView()`)
  await inPage(reader, `!document.querySelector('.carousel:not([data-ready]), [type=submit]:disabled')`)
  return reader.run('document.body.dataset.layout')
}

function inPage(reader: Reader, condition: string): Promise<unknown> {
  return vi.waitUntil(() => reader.run(condition), { timeout: 60_000, interval: 100 })
}

/** Browsers tell assistive technology of a change a little later. */
async function settledOutline(
  reader: Reader,
  address: SitePath,
  isSettled: (told: PageOutline) => boolean,
): Promise<PageOutline> {
  for (let tries = 6; ; tries--) {
    const told = pageOutline(await reader.tree(), fileOf(address))
    if (isSettled(told) || tries === 1) return told
    await setTimeout(500)
  }
}
