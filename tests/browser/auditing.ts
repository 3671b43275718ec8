import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'
import { addressLike } from '../built-site.ts'
import type { SitePath } from '../site-path.ts'
import { expect } from './fixtures.ts'

const engine = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The widths at which the site has its two shapes. */
export const widths = [375, 1280]

/** One page of each template, in the language whose words are the longest there. */
export const templates = {
  home: '/es-es',
  'standard home': '/es-es/inicio',
  about: '/es-es/quem-somos',
  service: addressLike('/es-es/servicos/manutencao-de-software'),
  contact: '/es-es/contato',
  thanks: '/es-es/obrigado',
  products: '/es-es/produtos-de-ia',
  'news list': '/es-es/noticias',
  article: addressLike('/es-es/noticias/tecnologia-para-o-brasil'),
  'artificial intelligence': '/es-es/inteligencia-artificial',
  factory: '/es-es/fabrica-de-software',
  hire: '/es-es/contrate',
  privacy: '/es-es/politica-de-privacidade',
  'business card': addressLike('/es-es/contato-helena'),
  'AI News': '/ia-noticia',
  'AI News item': addressLike('/pt-br/ia-noticia/clinicas-odontologicas-agenda-com-ia'),
  'unknown address': '/es-es/404',
} satisfies Record<string, SitePath>

/** Brings axe into every document that the page opens from now on, for `findViolations`. */
export async function injectAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: engine })
}

/** Holds what is on show against WCAG 2.2 A and AA, and against good practice. */
export function findViolations(page: Page): Promise<{ id: string; help: string; targets: string[] }[]> {
  return page.evaluate(async (tags) => {
    const { axe: auditor } = window as unknown as { axe: typeof axe }
    const { violations } = await auditor.run({
      runOnly: tags,
      // Part of WCAG 2.2 AA, but not of what runs by default.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      // Only rules that do not run here read style sheets a second time.
      preload: false,
    })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map(({ target }) => target.join(' ')),
    }))
  }, standards)
}

/** Expects nothing to be found by `findViolations`, at each width. */
export async function expectNoViolations(page: Page, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findViolations(page), `${page.url()} at ${width} px`).toEqual([])
  }
}

/** Targets below 24 by 24 px that stand neither in a sentence nor with room around them (WCAG 2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const targets = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
        const isSmall = width < least || height < least
        return { element, left, right, top, bottom, isSmall, x: (left + right) / 2, y: (top + bottom) / 2 }
      })
    type Target = (typeof targets)[number]
    const isInSentence = ({ element }: Target) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent
    const distance = (from: Target, to: Target) =>
      to.isSmall
        ? Math.hypot(from.x - to.x, from.y - to.y) - least / 2
        : Math.hypot(Math.max(to.left - from.x, 0, from.x - to.right), Math.max(to.top - from.y, 0, from.y - to.bottom))
    return targets
      .filter((target) => target.isSmall && !isInSentence(target))
      .filter((target) => targets.some((other) => other !== target && distance(target, other) < least / 2))
      .map(({ element }) => element.outerHTML)
  })
}

/** Targets that a thumb may miss: below 44 by 44 px, and not in a sentence (WCAG 2.5.5). A link may reach over all of its card. */
export function findTargetsToMiss(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Measures are fractions, and may come out a little smaller.
    const least = 43.9
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent
    const reachesOverCard = (element: Element) => getComputedStyle(element, '::after').position === 'absolute'
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return Math.min(width, height) < least && !isInSentence(element) && !reachesOverCard(element)
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })
}
