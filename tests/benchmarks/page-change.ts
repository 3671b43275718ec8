import type { Browser, Page } from 'playwright'
import { acceptCookies } from '../browser/helpers/fixtures.ts'
import { idleMs, slowDown } from './slow-line.ts'

const desktop = { viewport: { width: 1280, height: 800 } }
/** How long a link is in view before it is followed, and how long the pointer rests on it. */
const inViewMs = 800
const hoverMs = 500

export interface PageChange {
  /** From the click to the frame that shows the new title; the link came into view 0.8 s earlier. */
  coldMs: number
  /** The same after the pointer has rested on the link for half a second. */
  hoveredMs: number
  backMs: number
  /** Requests in flight at the time of the cold click. */
  inFlight: string[]
}

/** Follows a link and goes back, with a slow processor and network but a wide screen, where all links are in view. */
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

/** Records when another page's title is painted (Element Timing), also if the browser loads a new document. */
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

/** Clicks a link, or goes back if none is given. */
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
      // Deferred, because the navigation discards this call together with the document.
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
