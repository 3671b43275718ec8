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
/** How long a link is in view before it is followed, and how long a pointer rests on it. */
const inViewMs = 800
const hoverMs = 500

export interface FirstView {
  /** Bytes on the line. */
  document: number
  scripts: number
  styles: number
  fonts: number
  /** Scripts, styles and data that were asked for once the application had taken over: for other pages. */
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
  await page.addInitScript(noteReadiness, ready)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => Reflect.has(window, 'readyAt'))
  await page.waitForTimeout(idleMs)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  const bytes = await page.evaluate(countBytes)
  await context.close()
  return {
    ...bytes,
    processorMs: ms('TaskDuration'),
    styleMs: ms('RecalcStyleDuration'),
    layoutMs: ms('LayoutDuration'),
  }
}

export interface SlowView {
  /** First and largest paint. */
  fcpMs: number
  lcpMs: number
  /** What tasks took beyond their first 50 ms (Total Blocking Time). */
  blockedMs: number
}

/** Opens a page on a cheap phone on a slow line. */
export async function measureSlowView(browser: Browser, address: string): Promise<SlowView> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await acceptCookies(page)
  await slowDown(page)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(idleMs)
  const figures = await page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        // No entries, no call.
        setTimeout(() => resolve([]), 500)
      })
    const [paints, largest, tasks] = await Promise.all(['paint', 'largest-contentful-paint', 'longtask'].map(entriesOf))
    return {
      fcpMs: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      lcpMs: largest?.at(-1)?.startTime ?? Number.NaN,
      blockedMs: (tasks ?? []).reduce((sum, { duration }) => sum + duration - 50, 0),
    }
  })
  await context.close()
  return figures
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowness.line)
}

/** In the page itself: seen from outside, requests that follow at once would come before it. */
function noteReadiness(ready: string): void {
  const look = () => {
    if (!document.querySelector(ready)) return
    Reflect.set(window, 'readyAt', performance.now())
    observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

function countBytes(): Pick<FirstView, 'document' | 'scripts' | 'styles' | 'fonts' | 'ahead'> {
  const readyAt = Number(Reflect.get(window, 'readyAt'))
  const kinds = { js: 'scripts', css: 'styles', woff2: 'fonts', json: 'data', txt: 'data' } as const
  const bytes = { document: 0, scripts: 0, styles: 0, fonts: 0, data: 0, ahead: 0 }
  for (const entry of performance.getEntriesByType('navigation') as PerformanceResourceTiming[])
    bytes.document += entry.transferSize
  for (const { name, startTime, transferSize } of performance.getEntriesByType(
    'resource',
  ) as PerformanceResourceTiming[]) {
    const kind = kinds[new URL(name).pathname.split('.').at(-1) as keyof typeof kinds]
    if (kind) bytes[startTime > readyAt && kind !== 'fonts' ? 'ahead' : kind] += transferSize
  }
  return bytes
}

export interface PageChange {
  /** From the click to the frame that shows the new title. The link came into view 0.8 s before. */
  coldMs: number
  /** The same, where the pointer has rested on the link for half a second. */
  hoveredMs: number
  /** Back to the page before. */
  backMs: number
  /** What was being fetched at the cold click. */
  inFlight: string[]
}

/** Follows a link, and goes back, on a slow device and line, but a wide screen: there all links can be seen. */
export async function measurePageChange(browser: Browser, from: string, link: string): Promise<PageChange> {
  const cold = await followLink(browser, from, link, async (page, pending) => {
    const inFlight = [...pending].map((address) => new URL(address).pathname)
    return { inFlight, coldMs: await timeUntilTitle(page, link) }
  })
  const hovered = await followLink(browser, from, link, async (page) => {
    await page.locator(link).first().hover()
    await page.waitForTimeout(hoverMs)
    const hoveredMs = await timeUntilTitle(page, link)
    await page.waitForTimeout(idleMs)
    return { hoveredMs, backMs: await timeUntilTitle(page) }
  })
  return { ...cold, ...hovered }
}

async function followLink<Result>(
  browser: Browser,
  from: string,
  link: string,
  follow: (page: Page, pending: Set<string>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  await acceptCookies(page)
  await page.addInitScript(watchTitles)
  await slowDown(page)
  const pending = new Set<string>()
  page.on('request', (request) => pending.add(request.url()))
  page.on('requestfinished', (request) => pending.delete(request.url()))
  page.on('requestfailed', (request) => pending.delete(request.url()))
  await page.goto(from, { waitUntil: 'load' })
  await page.waitForTimeout(idleMs)
  await page.locator(link).first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(inViewMs)
  const result = await follow(page, pending)
  await context.close()
  return result
}

const startKey = 'benchmark-start'

/** Notes when the title of another page is on the screen (Element Timing), also where the browser loads a new document. */
function watchTitles(): void {
  let known = document.querySelector('h1')
  const mark = () => {
    const title = document.querySelector('h1')
    if (!title || title === known) return
    known = title
    title.setAttribute('elementtiming', 'title')
  }
  new MutationObserver(mark).observe(document, { subtree: true, childList: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'paintedAt', performance.timeOrigin + Reflect.get(entry, 'renderTime'))
  }).observe({ type: 'element', buffered: true })
}

/** Clicks a link, or goes back where none is named. */
async function timeUntilTitle(page: Page, link?: string): Promise<number> {
  await page.evaluate((key) => {
    Reflect.deleteProperty(window, 'paintedAt')
    addEventListener(
      'click',
      ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    )
  }, startKey)
  if (link) await page.locator(link).first().click({ noWaitAfter: true })
  else
    await page.evaluate((key) => {
      // Later, since this call is lost with the document.
      setTimeout(() => {
        sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()))
        history.back()
      })
    }, startKey)
  const shown = await page.waitForFunction((key) => {
    const at = Reflect.get(window, 'paintedAt')
    return at ? at - Number(sessionStorage.getItem(key)) : undefined
  }, startKey)
  return Number(await shown.jsonValue())
}

/** Under the name that the specification gives to it. Other sites do not mind. */
async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('@tecto:cookies-accepted', 'true'))
}
