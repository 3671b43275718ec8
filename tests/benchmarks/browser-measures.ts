import type { Browser, Page } from 'playwright'

/** A cheap phone on a slow line (Lighthouse's "slow 4G"). */
const slowness = {
  processor: 4,
  line: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }

/** Long enough for an application to have started and fetched ahead what it wants. */
const idleMs = 2500

export interface FirstView {
  /** Bytes on the line. */
  document: number
  scripts: number
  styles: number
  fonts: number
  /** Scripts, styles and data that came once the application had taken over: for other pages. */
  ahead: number
  /** Of the main thread, until nothing more happens: all, and what of it styles and layout took. */
  processorMs: number
  styleMs: number
  layoutMs: number
}

/**
 * Opens a page in a browser that knows nothing of the site.
 * @param ready what the document has once its application has taken over
 */
export async function measureFirstView(browser: Browser, address: string, ready = 'html'): Promise<FirstView> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await acceptCookies(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Performance.enable')
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  let isReady = false
  devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    const isAhead = isReady && ['Script', 'Stylesheet', 'Fetch'].includes(type)
    kinds.set(requestId, isAhead ? 'Ahead' : type)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.locator(ready).waitFor({ state: 'attached' })
  isReady = true
  await page.waitForTimeout(idleMs)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  await context.close()
  return {
    document: bytes.Document ?? 0,
    scripts: bytes.Script ?? 0,
    styles: bytes.Stylesheet ?? 0,
    fonts: bytes.Font ?? 0,
    ahead: bytes.Ahead ?? 0,
    processorMs: ms('TaskDuration'),
    styleMs: ms('RecalcStyleDuration'),
    layoutMs: ms('LayoutDuration'),
  }
}

export interface PageChange {
  /** From the click to the frame that shows the new title. */
  coldMs: number
  /** The same, where the pointer has rested on the link before. */
  hoveredMs: number
  /** Back to the page before. */
  backMs: number
}

/** Follows a link, and goes back, on a slow device and line. */
export async function measurePageChange(browser: Browser, from: string, link: string): Promise<PageChange> {
  const coldMs = await followLink(browser, from, link, async (page) => {
    const { paintedMs } = await timeUntilTitle(page, link)
    return paintedMs
  })
  const { hoveredMs, backMs } = await followLink(browser, from, link, async (page) => {
    await page.locator(link).first().hover()
    await page.waitForTimeout(idleMs)
    const { paintedMs } = await timeUntilTitle(page, link)
    await page.waitForTimeout(idleMs)
    const back = await timeUntilTitle(page)
    return { hoveredMs: paintedMs, backMs: back.paintedMs }
  })
  return { coldMs, hoveredMs, backMs }
}

async function followLink<Result>(
  browser: Browser,
  from: string,
  link: string,
  follow: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  await acceptCookies(page)
  await page.addInitScript(rememberStart)
  const devtools = await context.newCDPSession(page)
  await page.goto(from, { waitUntil: 'load' })
  await page.locator(link).first().waitFor()
  await page.waitForTimeout(idleMs)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowness.line)
  const result = await follow(page)
  await context.close()
  return result
}

/** Also where the browser loads a new document, whose scripts do not know of the old one. */
function rememberStart(): void {
  const key = 'benchmark-start'
  const note = () => sessionStorage.setItem(key, String(Date.now()))
  addEventListener('click', note, { capture: true })
  addEventListener('popstate', note, { capture: true })
  const start = document.querySelector('h1')
  const observer = new MutationObserver(() => {
    const title = document.querySelector('h1')
    if (!title || title === start || title === Reflect.get(window, 'shownTitle')) return
    Reflect.set(window, 'shownTitle', title)
    requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'paintedAt', Date.now())))
  })
  observer.observe(document, { subtree: true, childList: true })
}

/** Clicks a link, or goes back where none is named. */
async function timeUntilTitle(page: Page, link?: string): Promise<{ paintedMs: number }> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'paintedAt'))
  if (link) await page.locator(link).first().click({ noWaitAfter: true })
  else
    await page.evaluate(() => {
      // Later, since this call is lost with the document.
      setTimeout(() => {
        sessionStorage.setItem('benchmark-start', String(Date.now()))
        history.back()
      })
    })
  const shown = await page.waitForFunction(() => {
    const at = Reflect.get(window, 'paintedAt')
    return at ? at - Number(sessionStorage.getItem('benchmark-start')) : undefined
  })
  return { paintedMs: Number(await shown.jsonValue()) }
}

/** Under the name that the specification gives to it. Other sites do not mind. */
async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('@tecto:cookies-accepted', 'true'))
}
