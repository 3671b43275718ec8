import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

const engine = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Injects axe into every document that the page opens from now on. */
export async function injectAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: engine })
}

/** Checks what is visible against WCAG 2.2 A and AA and against best practices. */
export async function expectNoViolations(page: Page, widths = [375, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const violations = await page.evaluate(async (tags) => {
      const { axe: auditor } = window as unknown as { axe: typeof axe }
      const { violations } = await auditor.run({
        runOnly: tags,
        // This WCAG 2.2 AA rule is off by default.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // Only rules that are off need preloaded style sheets.
        preload: false,
      })
      return violations.flatMap(({ help, nodes }) => nodes.map(({ target }) => `${help}: ${target.join(' ')}`))
    }, standards)
    expect.soft(violations, `${page.url()} at ${width} px`).toEqual([])
  }
}
