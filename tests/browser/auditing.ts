import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './site.ts'

const engine = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The widths at which the site has its two shapes. */
export const widths = [375, 1280]

/** One page of each template, in the language whose words are the longest there. */
export const templates = {
  home: '/es-es',
  'standard home': '/es-es/inicio',
  about: '/es-es/quem-somos',
  service: '/es-es/servicos/manutencao-de-software',
  contact: '/es-es/contato',
  thanks: '/es-es/obrigado',
  products: '/es-es/produtos-de-ia',
  'news list': '/es-es/noticias',
  article: '/es-es/noticias/tecnologia-para-o-brasil',
  'artificial intelligence': '/es-es/inteligencia-artificial',
  factory: '/es-es/fabrica-de-software',
  hire: '/es-es/contrate',
  privacy: '/es-es/politica-de-privacidade',
  'business card': '/es-es/contato-helena',
  'AI News': '/ia-noticia',
  'AI News item': '/pt-br/ia-noticia/clinicas-odontologicas-agenda-com-ia',
  'unknown address': '/es-es/404',
}

/** Lets `expectNoViolations` work on every document that the page opens from now on. */
export async function bringAuditor(page: Page): Promise<void> {
  await page.addInitScript({ content: engine })
}

/** Holds what is on show against WCAG 2.2 A and AA, and against good practice, at each width. */
export async function expectNoViolations(page: Page, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    const violations = await page.evaluate(async (tags) => {
      const { axe: auditor } = window as unknown as { axe: typeof axe }
      const { violations } = await auditor.run({
        runOnly: tags,
        // Part of WCAG 2.2 AA, but not of what runs by default.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
      })
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        targets: nodes.map(({ target }) => target.join(' ')),
      }))
    }, standards)
    expect(violations, `${page.url()} at ${width} px`).toEqual([])
  }
}
