import { describe, expect } from 'vitest'
import { text } from '../../messages.ts'
import { at } from '../../site-path.ts'
import { phone, test } from '../fixtures.ts'

test('Consent is asked for once, and kept', async ({ open }) => {
  const banner = { css: '.consent-banner' }
  const tab = await open({ ...phone, isConsentAsked: true })
  await tab.visit(at('/pt-br/contato'))
  await tab.click({ css: '.consent-banner button', words: text('pt-br', 'consent.accept') })
  await tab.seesNo(banner)
  await tab.visit(at('/pt-br/noticias'))
  await tab.waitFor('as long as the banner would take', () => performance.now() > 3000)
  await tab.seesNo(banner)
})

test('Every icon on show is drawn', async ({ open }) => {
  const tab = await open()
  await tab.visit(at('/pt-br/inicio'))
  await tab.waitFor('the file of the icons is there', () => {
    const icons = [...document.querySelectorAll('.icon')].filter((icon) => icon.checkVisibility())
    // What a `<use>` cannot find has no extent.
    return icons.length > 10 && icons.every((icon) => (icon.firstElementChild?.getBoundingClientRect().width ?? 0) > 3)
  })
})

test('A carousel moves by its buttons, and no further than its ends', async ({ open }) => {
  const button = (id: 'ui.carousel.previous' | 'ui.carousel.next') =>
    `.carousel[data-ready] button[aria-label="${text('pt-br', id)}"]`
  const [previous, next] = [button('ui.carousel.previous'), button('ui.carousel.next')]
  const tab = await open()
  await tab.visit(at('/pt-br/inicio'))
  await tab.evaluate(() => document.querySelector('.carousel')?.scrollIntoView({ behavior: 'instant' }))
  await tab.sees({ css: `${previous}:disabled` })
  await tab.click({ css: `${next}:enabled` })
  await tab.waitFor('the second slide is the first on show', () =>
    Boolean(document.querySelector('.splide__slide[inert] + .splide__slide:not([inert])')),
  )
  await tab.click({ css: `${previous}:enabled` })
  await tab.sees({ css: `${previous}:disabled` })
})

const link = { css: `main a[href="${at('/pt-br/servicos/inteligencia-artificial')}"]` }
const itsTitle = { css: 'h1', words: text('pt-br', 'services.ai.title') }

test('Back leads to where the visitor was reading, and forward to the next page', async ({ open }) => {
  const tab = await open()
  await tab.visit('/pt-br')
  await tab.focus(link)
  const before = await tab.waitFor('the page is scrolled, and stands', async () => {
    const { scrollY } = window
    await new Promise((resolve) => setTimeout(resolve, 300))
    return scrollY > 500 && scrollY === window.scrollY && scrollY
  })
  await tab.press('Enter')
  await tab.sees(itsTitle)
  await tab.waitFor('the page begins at its top', () => scrollY === 0)
  await tab.back()
  await tab.sees({ css: 'h1', words: text('pt-br', 'home.hero.title') })
  await tab.waitFor(
    'the page is scrolled to the same place',
    (y: number | false) => Math.abs(scrollY - Number(y)) < 2,
    before,
  )
  // The next fade ends this one, of which Chromium complains.
  await tab.waitFor('the page has faded in', () => !document.documentElement.matches(':active-view-transition'))
  await tab.forward()
  await tab.sees(itsTitle)
})

test('A page begins at its top, also where the one before was still scrolling', async ({ open }) => {
  const tab = await open()
  await tab.visit('/pt-br')
  await tab.pressOn(link, 'Enter')
  await tab.sees(itsTitle)
  await tab.waitFor('the page has faded in', () => !document.documentElement.matches(':active-view-transition'))
  expect(await tab.evaluate(() => scrollY)).toBe(0)
})

test('An unknown address says so, in the language of the visitor, and leads on', async ({ open }) => {
  const tab = await open({ mayComplain: true })
  await tab.visit('/es-es/nao-existe')
  await tab.sees({ css: 'h1', words: text('es-es', 'error.notFound.title') })
  await tab.click({ css: `header a[href="${at('/es-es/contato')}"]` })
  await tab.sees({ css: 'h1', words: text('es-es', 'contact.page.title') })
})

describe('Without scripts', () => {
  test('pages can be read, menus open and lead on', async ({ open }) => {
    const tab = await open({ ...phone, hasScripts: false })
    await tab.load(at('/pt-br/contato'))
    await tab.sees({ css: 'h1', words: text('pt-br', 'contact.page.title') })
    await tab.sees({ css: 'main form [type=submit]:enabled' })
    await tab.click({ css: 'header button[popovertarget]:not([popovertargetaction])' })
    await tab.click({ css: 'header [popover] summary' })
    await tab.click({ css: `header [popover] a[href="${at('/pt-br/servicos/apis')}"]` })
    await tab.sees({ css: 'h1', words: text('pt-br', 'services.apis.title') })
    expect(await tab.path()).toBe(at('/pt-br/servicos/apis'))
  })
})
