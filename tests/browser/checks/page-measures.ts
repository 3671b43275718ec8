import type { Page } from 'playwright/test'
import pictureWords from '../../../content/picture-words.json' with { type: 'json' }

declare global {
  interface Window {
    /** Layout shifts without user input since the page was opened. */
    layoutShifts: { value: number; moved: string[] }[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : `${node?.nodeName}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.layoutShifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function layoutShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(() => window.layoutShifts)
}

/** Scrolls through the page as a reader does, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const { scrollingElement } = document
    for (let y = 0; y < (scrollingElement?.scrollHeight ?? 0); y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await nextFrame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await nextFrame()
  })
}

/**
 * Tracks pending requests, so that tests need not wait for half a second of silence, and records requests to other
 * hosts.
 */
export function watchRequests(page: Page): { finished: () => Promise<void>; others: string[] } {
  const open = new Set<unknown>()
  const others: string[] = []
  page.on('request', (request) => {
    open.add(request)
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') others.push(request.url())
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    others,
    async finished() {
      while (open.size > 0) await page.waitForTimeout(10)
    },
  }
}

/**
 * Adds rules in a way that the Content-Security-Policy allows: a style element would be inline.
 * @returns a function that removes them
 */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, css)
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added)
    })
}

export function findPictureErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const errors: string[] = []
    const topOf = (image: HTMLImageElement) => image.getBoundingClientRect().top
    // Pictures in the first view are already loaded, wherever else they appear.
    const first = [...document.images].filter((image) => topOf(image) < innerHeight).map(({ src }) => src)
    for (const image of document.images) {
      const name = image.getAttribute('src')
      for (const attribute of ['width', 'height', 'alt'])
        if (!image.hasAttribute(attribute)) errors.push(`${name} has no ${attribute}`)
      if (topOf(image) >= innerHeight && image.loading !== 'lazy' && !first.includes(image.src))
        errors.push(`${name} is below the fold, not lazy`)
      if (!image.checkVisibility() && image.loading !== 'lazy') errors.push(`${name} is hidden, not lazy`)
    }
    const hero = document.querySelector<HTMLImageElement>('main section:first-of-type > picture img')
    if (hero && (hero.loading === 'lazy' || hero.fetchPriority !== 'high'))
      errors.push(`${hero.getAttribute('src')} opens the page, and does not load first`)
    return errors
  })
}

/** Pictures with words that are cropped. */
export function findCutPictures(page: Page): Promise<string[]> {
  const starts = Object.keys(pictureWords.pictures).map((picture) => `/art/${picture}-`)
  return page.evaluate((starts) => {
    const isCut = (image: HTMLImageElement) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
      const shown = sources.find(({ media }) => media && matchMedia(media).matches) ?? image
      // The image's properties would give its displayed size.
      const [width, height] = ['width', 'height'].map((side) => Number(shown.getAttribute(side))) as [number, number]
      const whole = (image.offsetWidth * height) / width
      return image.checkVisibility() && Math.abs(image.offsetHeight - whole) > 1.5
    }
    return [...document.images]
      .filter((image) => isCut(image) && starts.some((start) => image.getAttribute('src')?.startsWith(start)))
      .map((image) => `${image.getAttribute('src')}: ${image.offsetWidth} × ${image.offsetHeight} px`)
  }, starts)
}
