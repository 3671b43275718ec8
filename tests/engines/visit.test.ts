import { setTimeout } from 'node:timers/promises'
import { test as base, describe, expect } from 'vitest'
import { contactForm } from '../../forms/contact.ts'
import { unreadableTexts } from '../browser/checks/unreadable-texts.ts'
import { formValues } from '../form-values.ts'
import { startSiteWithMail, startSwitchableServer } from '../mail/site-with-mail.ts'
import { text } from '../messages.ts'
import { addressLike, documentOf, one, words } from '../site/built-site.ts'
import { at, type SitePath } from '../site/site-path.ts'
import type { TabOptions } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startOldestChromium } from './oldest-chromium.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

// One visit that uses everything, in other engines than the browser tests use and in the oldest supported Chromium.

const engines = { Firefox: startFirefox, WebKit: startWebKit, 'the oldest Chromium': startOldestChromium }
const phone = { width: 375, height: 812, hasTouch: true }
const about = at('/pt-br/quem-somos')
const contact = at('/pt-br/contato')
const service = addressLike('/pt-br/servicos/inteligencia-artificial')
const otherService = addressLike('/pt-br/servicos/apis')
const titleOf = (address: SitePath) => ({ css: 'h1', words: words(one(documentOf(address), 'h1')) })

const submit = { css: 'main form [type=submit]:enabled' }
const thanks = { css: 'h1', words: text('pt-br', 'thanks.title') }
const dropdown = { css: 'header nav summary' }
const menu = 'header [popover]'
/** A link where popovers are unsupported and scripts are off. */
const opener = { css: 'header :is(button[popovertarget]:not([popovertargetaction]), .menu-link)' }

describe.for(Object.keys(engines) as (keyof typeof engines)[])('%s', (name) => {
  const test = base
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures that are asked for
    .extend('engine', async ({}, { onCleanup }) => {
      const engine = await engines[name]()
      onCleanup(engine.close)
      return engine
    })
    .extend('line', () => ({ scriptDelayMs: 0 }))
    /** The built site with a mail service of its own, behind a proxy that delays scripts. */
    .extend('site', async ({ line }, { onCleanup }) => {
      const server = await startSwitchableServer()
      const site = await startSiteWithMail({
        ...server,
        switchTo: (listener) =>
          server.switchTo(async (request, response) => {
            if (request.url?.endsWith('.js')) await setTimeout(line.scriptDelayMs)
            listener(request, response)
          }),
      })
      onCleanup(() => site.stop().then(server.close))
      return site
    })
    .extend('open', ({ engine, site }, { onCleanup }) => {
      let tab: Tab | undefined
      onCleanup(() => tab?.controls.close())
      return async (options: Partial<TabOptions> = {}): Promise<Tab> => {
        const shape = { width: 1440, height: 900, hasScripts: true, hasTouch: false, ...options }
        tab = new Tab(await engine.openTab(shape), site.origin)
        return tab
      }
    })

  test('on a desktop: a slow page, a language change, a carousel, back and forward, a request', async ({
    line,
    open,
    site,
  }) => {
    const tab = await open()
    await tab.acceptCookies()

    // Each wait ends at a different stage of hydration.
    line.scriptDelayMs = 2000
    for (const seconds of [0.2, 2.5, 4.2]) {
      await tab.load(about)
      await setTimeout(seconds * 1000)
      await tab.click({ css: `nav a[href="${contact}"]` })
      await tab.arrivesAt(contact)
      await tab.sees({ css: 'main form [name=email]' })
    }
    line.scriptDelayMs = 0

    await tab.visit(at('/pt-br/noticias?origem=teste#conteudo'))
    await tab.click(dropdown)
    await tab.click({ css: 'header details[open] a[lang="en-US"]' })
    await tab.arrivesAt(at('/en-us/noticias?origem=teste#conteudo'))
    await tab.sees({ css: 'html[lang="en-US"] h1' })

    await tab.visit(contact)
    expect(await unreadableTexts(tab.controls)).toEqual([])
    const serviceLink = { css: `header details[open] a[href^="${at('/pt-br/servicos/')}"]` }
    await tab.focus(dropdown)
    await tab.controls.press('Enter')
    await tab.sees(serviceLink)
    await tab.controls.press('Tab')
    await tab.focuses(serviceLink)
    await tab.controls.press('Escape')
    await tab.seesNo(serviceLink)
    await tab.focuses(dropdown)

    await tab.visit(at('/pt-br/inicio'))
    await tab.waitFor('every icon on show is drawn', () => {
      const icons = [...document.querySelectorAll('.icon')].filter((icon) => icon.checkVisibility())
      // A `<use>` without a target has no size.
      return (
        icons.length > 10 && icons.every((icon) => (icon.firstElementChild?.getBoundingClientRect().width ?? 0) > 3)
      )
    })
    const button = (id: 'ui.carousel.previous' | 'ui.carousel.next') =>
      `.carousel[data-ready] button[aria-label="${text('pt-br', id)}"]`
    await tab.evaluate(() => document.querySelector('.carousel')?.scrollIntoView({ behavior: 'instant' }))
    await tab.sees({ css: `${button('ui.carousel.previous')}:disabled` })
    await tab.click({ css: `${button('ui.carousel.next')}:enabled` })
    await tab.sees({ css: '.splide__slide[inert] + .splide__slide:not([inert])' })

    await tab.visit('/pt-br')
    expect(await unreadableTexts(tab.controls)).toEqual([])
    await tab.focus({ css: `main a[href="${service}"]` })
    const before = await tab.waitFor('the page is scrolled, and stands', async () => {
      const { scrollY } = window
      await new Promise((resolve) => globalThis.setTimeout(resolve, 300))
      return scrollY > 500 && scrollY === window.scrollY && scrollY
    })
    await tab.controls.press('Enter')
    const serviceTitle = titleOf(service)
    await tab.sees(serviceTitle)
    await tab.waitFor('the page begins at its top', () => scrollY === 0)
    await tab.evaluate(() => history.back())
    await tab.sees({ css: 'h1', words: text('pt-br', 'home.hero.title') })
    await tab.waitFor('it is at the place before', (y: unknown) => Math.abs(scrollY - Number(y)) < 2, before)
    await tab.evaluate(() => history.forward())
    await tab.sees(serviceTitle)

    await tab.visit(contact)
    const sent = await fillIn(tab)
    await tab.click(submit)
    await tab.sees(thanks)
    await tab.arrivesAt(at('/pt-br/obrigado'))
    expect(await site.stored()).toEqual([{ ...sent, origin: site.origin + contact }])
    expect(tab.controls.consoleErrors(), 'what the console says').toEqual([])
  })

  test('on a phone: a slow menu, consent, menus, an invalid request, and one delivered later because the service fails', async ({
    line,
    open,
    site,
  }) => {
    const tab = await open(phone)
    line.scriptDelayMs = 1000
    await tab.load(contact)
    await tab.click(opener)
    await tab.sees({ css: menu })
    line.scriptDelayMs = 0

    await tab.visit(at('/pt-br/noticias'))
    expect(await unreadableTexts(tab.controls)).toEqual([])
    await tab.click({ css: '.consent-banner button', words: text('pt-br', 'consent.accept') })
    await tab.seesNo({ css: '.consent-banner' })

    for (const path of [at('/pt-br/noticias'), contact]) {
      await tab.visit(path)
      await tab.focus(opener)
      await tab.controls.press('Enter')
      await tab.sees({ css: menu })
      await tab.controls.press('Tab')
      await tab.focuses({ css: `${menu} :is(a, button)` })
      await tab.controls.press('Escape')
      await tab.seesNo({ css: menu })
      await tab.focuses(opener)
      await tab.click(opener)
      await tab.click({ css: `${menu} a[href="${about}"]` })
      await tab.arrivesAt(about)
      await tab.seesNo({ css: menu })
    }

    await tab.visit(contact)
    await tab.click(submit)
    const first = { css: `main form [name=${Object.keys(contactForm.fields)[0]}][aria-invalid=true]` }
    await tab.focuses(first)
    await tab.waitFor(
      'its label is in view, and nothing covers it',
      ({ css }: { css: string }) => {
        const [label] = document.querySelector<HTMLInputElement>(css)?.labels ?? []
        const { left, top, height } = label?.getBoundingClientRect() ?? new DOMRect()
        return label?.contains(document.elementFromPoint(left + 2, top + height / 2))
      },
      first,
    )
    // If errors vanished while typing, the next field would move away from the click.
    await tab.visit(contact)
    const sent = await fillIn(tab)
    site.failWith('answer lost')
    await tab.click(submit)
    await tab.sees({ css: 'main form [role=alert]', words: text('pt-br', 'contact.form.failure') })
    await tab.click(submit)
    await tab.sees(thanks)
    expect(await site.stored()).toMatchObject([sent])
  })

  test('without scripts: pages and menus', async ({ open }) => {
    const tab = await open({ ...phone, hasScripts: false })
    await tab.load(contact)
    await tab.sees({ css: 'h1', words: text('pt-br', 'contact.page.title') })
    await tab.sees(submit)
    await tab.click(opener)
    await tab.click({ css: 'header [popover] summary' })
    await tab.click({ css: `header [popover] a[href="${otherService}"]` })
    await tab.sees(titleOf(otherService))
  })
})

/** Types into every field. @returns the request that should be sent */
async function fillIn(tab: Tab) {
  const answers = formValues(contactForm)
  for (const [name, answer] of Object.entries(answers)) {
    const field = { css: `main form [name=${name}]` }
    await tab.click(field)
    await tab.controls.type(
      contactForm.fields[name as keyof typeof answers].kind === 'phone' ? answer.replace(/\D/g, '') : answer,
    )
    await tab.waitFor(
      `${name} is "${answer}"`,
      ([css, value]: string[]) => document.querySelector<HTMLInputElement>(String(css))?.value === value,
      [field.css, answer],
    )
  }
  return answers
}
