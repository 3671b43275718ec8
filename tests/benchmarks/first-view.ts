import type { Browser } from 'playwright'
import { acceptCookies } from '../browser/helpers/fixtures.ts'
import { idleMs, slowDown } from './slow-line.ts'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

export interface FirstView {
  document: number
  scripts: number
  styles: number
  fonts: number
  /** Scripts, styles and data requested after hydration, for other pages. */
  ahead: number
  /** Processor time of the main thread until the page is idle. */
  processorMs: number
}

const ready = 'html[data-hydrated]'

/** Opens a page with an empty cache. */
export async function measureFirstView(browser: Browser, address: string): Promise<FirstView> {
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
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  const bytes = await page.evaluate(countBytes)
  await context.close()
  return { ...bytes, processorMs: seconds * 1000 }
}

export interface SlowView {
  /** First and largest contentful paint. */
  fcpMs: number
  lcpMs: number
  /** Total Blocking Time: the time of tasks beyond their first 50 ms. */
  blockedMs: number
}

/** Opens a page on a slow phone and network. */
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
        // The callback is never called if there are no entries.
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

/** Runs inside the page: measured from outside, requests that follow immediately would come first. */
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
