import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect } from '../helpers/fixtures.ts'

const engine = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One width for each of the two layouts. */
export const widths = [375, 1280]

/** Injects axe into every document that the page opens from now on. */
export async function injectAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: engine })
}

/** Checks what is visible against WCAG 2.2 A and AA and against best practices. */
export function findViolations(page: Page): Promise<{ id: string; help: string; targets: string[] }[]> {
  return page.evaluate(async (tags) => {
    const { axe: auditor } = window as unknown as { axe: typeof axe }
    const { violations } = await auditor.run({
      runOnly: tags,
      // This WCAG 2.2 AA rule is off by default.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      // Only rules that are off need preloaded style sheets.
      preload: false,
    })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map(({ target }) => target.join(' ')),
    }))
  }, standards)
}

export async function expectNoViolations(page: Page, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findViolations(page), `${page.url()} at ${width} px`).toEqual([])
  }
}

/**
 * Targets too small for a thumb (44 px, WCAG 2.5.5) or a pointer (24 px, WCAG 2.5.8), except links in sentences and
 * links that extend over their card.
 */
export function findSmallTargets(page: Page, minPx: 24 | 44): Promise<string[]> {
  return page.evaluate((least) => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent
    const reachesOverCard = (element: Element) => getComputedStyle(element, '::after').position === 'absolute'
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        // Measurements are fractional and may be slightly smaller.
        return Math.min(width, height) < least - 0.1 && !isInSentence(element) && !reachesOverCard(element)
      })
      .map((element) => element.outerHTML.slice(0, 160))
  }, minPx)
}
