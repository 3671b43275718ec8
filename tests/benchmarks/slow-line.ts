import type { Page } from 'playwright'

/** A cheap phone on a slow network (Lighthouse's "slow 4G"). */
const slowness = {
  processor: 4,
  line: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
}

/** Long enough for the application to start and prefetch. */
export const idleMs = 2500

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowness.line)
}
