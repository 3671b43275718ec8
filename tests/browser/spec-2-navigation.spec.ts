import type { Locator, Page } from 'playwright/test'
import type { MessageId } from '../../locales/message-id.ts'
import { acceptCookies, documentOf, expect, type LocaleId, localeIds, settled, test, text } from './site.ts'

const phone = { width: 390, height: 844 }

test.describe('Navigation dropdowns', () => {
  test.use({ isContextShared: false })

  test('open after 200 ms of hovering, not before', async ({ page }) => {
    const { services } = await stopTime(page, '/pt-br/contato', 'pt-br')
    await services.trigger.hover()
    await page.clock.runFor(199)
    await expectClosed(services)
    await page.clock.runFor(1)
    await expectOpen(services)
  })

  test('stay closed when the pointer only passes by', async ({ page }) => {
    const { services } = await stopTime(page, '/en-us/contato', 'en-us')
    await services.trigger.hover()
    await page.clock.runFor(150)
    await leave(page)
    await page.clock.runFor(1000)
    await expectClosed(services)
  })

  test('close 150 ms after leaving, not before', async ({ page }) => {
    const { services } = await stopTime(page, '/es-es/contato', 'es-es')
    await openByHover(page, services)
    await leave(page)
    await page.clock.runFor(149)
    await expectOpen(services)
    await page.clock.runFor(1)
    await expectClosed(services)
  })

  test('stay open when the pointer comes back within 150 ms, and while it is on their links', async ({ page }) => {
    const { services } = await stopTime(page, '/pt-br/contato', 'pt-br')
    await openByHover(page, services)
    await leave(page)
    await page.clock.runFor(149)
    for (const link of [services.links.first(), services.links.last()]) {
      await link.hover()
      await page.clock.runFor(1000)
      await expectOpen(services)
    }
  })

  test('open at once when another was closed less than 300 ms before', async ({ page }) => {
    const { services, languages } = await stopTime(page, '/en-us/contato', 'en-us')
    await openByHover(page, services)
    await leave(page)
    await page.clock.runFor(150)
    await expectClosed(services)
    await page.clock.runFor(299)
    await languages.trigger.hover()
    await page.clock.runFor(1)
    await expectOpen(languages)
  })

  test('wait again when the last was closed 300 ms before', async ({ page }) => {
    const { services, languages } = await stopTime(page, '/en-us/contato', 'en-us')
    await openByHover(page, services)
    await leave(page)
    await page.clock.runFor(150)
    await page.clock.runFor(300)
    await languages.trigger.hover()
    await page.clock.runFor(199)
    await expectClosed(languages)
    await page.clock.runFor(1)
    await expectOpen(languages)
  })

  test('take turns: moving on to the next opens it at once and closes the one before', async ({ page }) => {
    const { services, languages } = await stopTime(page, '/es-es/contato', 'es-es')
    await openByHover(page, services)
    await languages.trigger.hover()
    await page.clock.runFor(1)
    await expectOpen(languages)
    await expectClosed(services)
  })

  test('open on a click without delay, and close on the next', async ({ page }) => {
    const { services } = await stopTime(page, '/pt-br/contato', 'pt-br')
    await services.trigger.click()
    await expectOpen(services)
    await services.trigger.click()
    await expectClosed(services)
  })

  test('stay open when clicked just after hovering opened them', async ({ page }) => {
    const { services } = await stopTime(page, '/pt-br/contato', 'pt-br')
    await openByHover(page, services)
    await services.trigger.click()
    await expectOpen(services)
  })

  test('close at once on a click elsewhere', async ({ page }) => {
    const { services } = await stopTime(page, '/es-es/contato', 'es-es')
    await services.trigger.click()
    await page.mouse.click(10, 880)
    await expectClosed(services)
  })

  test('close when a link in them is followed', async ({ page, visit }) => {
    await visit('/en-us/contato')
    const { services } = dropdowns(page, 'en-us')
    await services.trigger.click()
    await services.links.filter({ hasText: text('en-us', 'services.apis.description') }).click()
    await expect(page).toHaveURL('/en-us/servicos/apis')
    await expectClosed(services)
  })

  test('of the alternative header keep the same delays', async ({ page }) => {
    const { languages } = await stopTime(page, '/pt-br/noticias', 'pt-br')
    await languages.trigger.hover()
    await page.clock.runFor(199)
    await expectClosed(languages)
    await page.clock.runFor(1)
    await expectOpen(languages)
    await leave(page)
    await page.clock.runFor(149)
    await expectOpen(languages)
    await page.clock.runFor(1)
    await expectClosed(languages)
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true })

    test('open and close by tapping', async ({ page, visit }) => {
      await visit('/pt-br/contato')
      const { services } = dropdowns(page, 'pt-br')
      await services.trigger.tap()
      await expectOpen(services)
      await services.trigger.tap()
      await expectClosed(services)
    })
  })
})

test.describe('Menus by keyboard', () => {
  test('Enter and Space open a dropdown, and close it again', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    for (const menu of Object.values(dropdowns(page, 'pt-br')))
      for (const key of ['Enter', 'Space']) {
        await menu.trigger.press(key)
        await expectOpen(menu)
        await menu.trigger.press(key)
        await expectClosed(menu)
      }
  })

  test('Esc closes a dropdown and returns focus to what opened it', async ({ page, visit }) => {
    await visit('/en-us/contato')
    for (const menu of Object.values(dropdowns(page, 'en-us'))) {
      await menu.trigger.press('Enter')
      await page.keyboard.press('Tab')
      await expect(menu.links.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expectClosed(menu)
      await expect(menu.trigger).toBeFocused()
    }
  })

  test('Tab leads from the skip link over the logo through the menu, left to right', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    expect(await namesByTab(page, 7)).toEqual([
      text('pt-br', 'layout.skip'),
      text('pt-br', 'layout.logo.alt'),
      text('pt-br', 'layout.nav.home'),
      text('pt-br', 'layout.nav.about'),
      text('pt-br', 'layout.nav.services'),
      text('pt-br', 'layout.nav.contact'),
      expect.stringContaining(text('pt-br', 'layout.nav.language')),
    ])
  })

  test('Tab leads through the alternative header, left to right', async ({ page, visit }) => {
    await visit('/es-es/noticias')
    expect(await namesByTab(page, 7)).toEqual([
      text('es-es', 'layout.skip'),
      text('es-es', 'layout.logo.alt'),
      text('es-es', 'layout.nav.home'),
      text('es-es', 'layout.nav.about'),
      text('es-es', 'layout.nav.news'),
      text('es-es', 'layout.nav.aiProducts'),
      expect.stringContaining(text('es-es', 'layout.nav.language')),
    ])
  })

  test('Tab leads through the links of an open dropdown, then out of it and closes it', async ({ page, visit }) => {
    await visit('/en-us/contato')
    const { services } = dropdowns(page, 'en-us')
    await services.trigger.press('Enter')
    for (const link of await services.links.all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(entry(page, 'en-us', 'layout.nav.contact')).toBeFocused()
    await expectClosed(services)
  })

  test('Enter on a link of a dropdown leads to its page', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    const { services } = dropdowns(page, 'pt-br')
    await services.trigger.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/pt-br/servicos/plataforma-web')
    await expectClosed(services)
  })

  test('the skip link leads into the content', async ({ page, visit }) => {
    await visit('/es-es/contato')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: text('es-es', 'layout.skip') })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('what has the focus in the top bar is outlined in white', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await namesByTab(page, 1)
    for (let stop = 0; stop < 6; stop++) {
      const [name] = await namesByTab(page, 1)
      const outline = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return [outlineStyle, outlineWidth, outlineColor].join(' ')
      })
      expect.soft(outline, name).toBe('solid 3px rgb(255, 255, 255)')
    }
  })
})

test.describe('Side drawer', () => {
  test.use({ viewport: phone })

  test('is closed at first, and opens from the right', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await expect(drawer(page)).toBeHidden()
    await openMenu(page, 'pt-br')
    await expect(drawer(page)).toBeVisible()
    const box = await drawer(page).boundingBox()
    expect(Number(box?.x) + Number(box?.width)).toBe(phone.width)
    expect(box).toMatchObject({ y: 0, height: phone.height })
  })

  test('shows home, about and contact, and keeps services and languages folded', async ({ page, visit }) => {
    await visit('/es-es/contato')
    await openMenu(page, 'es-es')
    await expect(drawer(page).getByRole('link')).toHaveText([
      text('es-es', 'layout.nav.home'),
      text('es-es', 'layout.nav.about'),
      text('es-es', 'layout.nav.contact'),
    ])
  })

  test('closes when the link of the page on show is clicked', async ({ page, visit }) => {
    await visit('/en-us/contato')
    await openMenu(page, 'en-us')
    await drawer(page)
      .getByRole('link', { name: text('en-us', 'layout.nav.contact') })
      .click()
    await expect(drawer(page)).toBeHidden()
  })

  test('closes when a link is clicked', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await openMenu(page, 'pt-br')
    await fold(page, 'pt-br', 'layout.nav.services').trigger.click()
    await drawer(page)
      .getByRole('link', { name: text('pt-br', 'services.apis.title'), exact: true })
      .click()
    await expect(page).toHaveURL('/pt-br/servicos/apis')
    await expect(drawer(page)).toBeHidden()
  })

  test('closes by its own button', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await openMenu(page, 'pt-br')
    await drawer(page)
      .getByRole('button', { name: text('pt-br', 'layout.nav.closeMenu') })
      .click()
    await expect(drawer(page)).toBeHidden()
  })

  test('closes on a click beside it', async ({ page, visit }) => {
    await page.setViewportSize({ width: 800, height: 800 })
    await visit('/pt-br/contato')
    await openMenu(page, 'pt-br')
    await page.mouse.click(100, 400)
    await expect(drawer(page)).toBeHidden()
  })

  test('opens by keyboard; Esc closes it and returns focus to the menu button', async ({ page, visit }) => {
    await visit('/es-es/contato')
    const button = page.getByRole('button', { name: text('es-es', 'layout.nav.openMenu') })
    for (const key of ['Enter', 'Space']) {
      await button.press(key)
      await expect(drawer(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(drawer(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(button).toBeFocused()
    }
  })

  test('its accordion opens one item at a time', async ({ page, visit }) => {
    await visit('/en-us/contato')
    await openMenu(page, 'en-us')
    const services = fold(page, 'en-us', 'layout.nav.services')
    const languages = fold(page, 'en-us', 'layout.nav.language')
    await services.trigger.click()
    await expect(services.links).toHaveCount(7)
    await languages.trigger.click()
    await expect(languages.links).toHaveCount(3)
    await expectClosed(services)
  })

  test('its accordion is collapsible: the open item closes, and none is left open', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await openMenu(page, 'pt-br')
    const services = fold(page, 'pt-br', 'layout.nav.services')
    await services.trigger.click()
    await expectOpen(services)
    await services.trigger.click()
    await expectClosed(services)
    await expect(drawer(page).getByRole('link')).toHaveCount(3)
  })

  test('its accordion works by keyboard', async ({ page, visit }) => {
    await visit('/es-es/contato')
    await openMenu(page, 'es-es')
    const languages = fold(page, 'es-es', 'layout.nav.language')
    await languages.trigger.press('Enter')
    await expectOpen(languages)
    await page.keyboard.press('Tab')
    await expect(languages.links.first()).toBeFocused()
    await languages.trigger.press('Space')
    await expectClosed(languages)
  })
})

test.describe('Top panel', () => {
  test.use({ viewport: phone })

  test('is collapsed at first, and opens below the top bar', async ({ page, visit }) => {
    await visit('/pt-br/noticias')
    await expect(panel(page)).toBeHidden()
    await openMenu(page, 'pt-br')
    await expect(panel(page)).toBeVisible()
    const bar = await page.getByRole('banner').boundingBox()
    const box = await panel(page).boundingBox()
    expect(box?.y).toBe(Number(bar?.y) + Number(bar?.height))
    expect(Number(box?.y) + Number(box?.height)).toBeLessThan(phone.height)
  })

  test('collapses by the menu button', async ({ page, visit }) => {
    await visit('/en-us/noticias')
    await openMenu(page, 'en-us')
    await expect(panel(page)).toBeVisible()
    await page.getByRole('banner').getByRole('button').click()
    await expect(panel(page)).toBeHidden()
  })

  test('closes when a language is chosen', async ({ page, visit }) => {
    await visit('/en-us/noticias')
    await openMenu(page, 'en-us')
    await panel(page).getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/es-es/noticias')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'news.list.title'))
    await expect(panel(page)).toBeHidden()
  })

  test('closes when the language of the page is chosen again', async ({ page, visit }) => {
    await visit('/en-us/noticias')
    await openMenu(page, 'en-us')
    await panel(page).getByRole('link', { name: 'English' }).click()
    await expect(panel(page)).toBeHidden()
  })

  test('closes when a page is chosen', async ({ page, visit }) => {
    await visit('/es-es/noticias')
    await openMenu(page, 'es-es')
    await panel(page)
      .getByRole('link', { name: text('es-es', 'layout.nav.aiProducts') })
      .click()
    await expect(page).toHaveURL('/es-es/produtos-de-ia')
    await expect(panel(page)).toBeHidden()
  })

  test('opens by keyboard; Esc closes it and returns focus to the menu button', async ({ page, visit }) => {
    await visit('/pt-br/noticias')
    const button = page.getByRole('button', { name: text('pt-br', 'layout.nav.openMenu') })
    for (const key of ['Enter', 'Space']) {
      await button.press(key)
      await page.keyboard.press('Tab')
      await expect(panel(page).getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(button).toBeFocused()
    }
  })
})

test.describe('Before scripts', () => {
  test('the links of every menu are in the HTML', () => {
    for (const locale of localeIds) {
      const standard = documentOf(`/${locale}/contato`)
      expect(standard.querySelectorAll('header nav details a[href*="/servicos/"]')).toHaveLength(14)
      expect(standard.querySelectorAll('header nav details a[lang]')).toHaveLength(6)
      const alternative = documentOf(`/${locale}/noticias`)
      expect(alternative.querySelectorAll('header nav details a[lang]')).toHaveLength(3)
      expect(alternative.querySelectorAll('header [popover] a[lang]')).toHaveLength(3)
    }
  })

  test.describe('on a small screen', () => {
    test.use({ javaScriptEnabled: false, viewport: phone })

    test('the drawer opens and unfolds', async ({ page }) => {
      await page.goto('/pt-br/contato')
      await openMenu(page, 'pt-br')
      await fold(page, 'pt-br', 'layout.nav.services').trigger.click()
      await drawer(page)
        .getByRole('link', { name: text('pt-br', 'services.design.title') })
        .click()
      await expect(page).toHaveURL('/pt-br/servicos/design')
    })

    test('the top panel opens and switches the language', async ({ page }) => {
      await page.goto('/pt-br/noticias')
      await openMenu(page, 'pt-br')
      await panel(page).getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL('/en-us/noticias')
    })
  })
})

test.describe('Language switcher', () => {
  const suffix = '?origem=teste&lista=1#conteudo'

  for (const path of ['/contato', '/noticias'])
    test(`in header and footer of ${path} keeps path, query and fragment and swaps the locale`, async ({
      page,
      visit,
    }) => {
      await visit(`/pt-br${path}${suffix}`)
      const { languages } = dropdowns(page, 'pt-br')
      await languages.trigger.click()
      await languages.links.filter({ hasText: 'English' }).click()
      await expect(page).toHaveURL(`/en-us${path}${suffix}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
      await expect(page).toHaveURL(`/es-es${path}${suffix}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    })

  test('on the business card keeps path, query and fragment and swaps the locale', async ({ page, visit }) => {
    await visit(`/en-us/contato-helena${suffix}`)
    await page.getByRole('navigation').getByRole('link', { name: 'Português' }).click()
    await expect(page).toHaveURL(`/pt-br/contato-helena${suffix}`)
  })

  test.describe('on a small screen', () => {
    test.use({ viewport: phone })

    test('in the drawer keeps path, query and fragment and swaps the locale', async ({ page, visit }) => {
      await visit(`/es-es/servicos/apis${suffix}`)
      await openMenu(page, 'es-es')
      const languages = fold(page, 'es-es', 'layout.nav.language')
      await languages.trigger.click()
      await languages.links.filter({ hasText: 'Português' }).click()
      await expect(page).toHaveURL(`/pt-br/servicos/apis${suffix}`)
    })

    test('in the top panel keeps path, query and fragment and swaps the locale', async ({ page, visit }) => {
      await visit(`/es-es/noticias/ia-no-dia-a-dia${suffix}`)
      await openMenu(page, 'es-es')
      await panel(page).getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(`/en-us/noticias/ia-no-dia-a-dia${suffix}`)
    })
  })

  test('keeps up with the page: after a route change it leads to that page', async ({ page, visit }) => {
    await visit('/pt-br/contato?origem=teste')
    await entry(page, 'pt-br', 'layout.nav.about').click()
    await expect(page).toHaveURL('/pt-br/quem-somos')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/en-us/quem-somos',
    )
  })
})

test.describe('Moving between pages', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('happens without a reload', async ({ page, visit, complaints }) => {
    await visit('/pt-br/contato')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await entry(page, 'pt-br', 'layout.nav.about').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'about.hero.title'))
    await entry(page, 'pt-br', 'layout.nav.news').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'news.list.title'))
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('one page fades into the next; none does while the application takes over, nor at an anchor', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      let fades = 0
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (...transition) => {
        document.documentElement.dataset.fades = String(++fades)
        return start(...transition)
      }
    })
    const fades = () => page.evaluate(() => document.documentElement.dataset.fades)
    await visit('/pt-br/contrate')
    await page.getByRole('main').locator('a[href="#formulario"]').first().click()
    await expect(page).toHaveURL('/pt-br/contrate#formulario')
    expect(await fades()).toBeUndefined()
    await entry(page, 'pt-br', 'layout.nav.news').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'news.list.title'))
    expect(await fades()).toBe('1')
  })

  test('changing the language happens without a reload', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'contact.page.title'))
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('head and language follow: what was built for the address is what a browsing visitor gets', async ({
    page,
    visit,
  }) => {
    await visit('/pt-br/contato')
    await entry(page, 'pt-br', 'layout.nav.about').click()
    await expectHeadOf(page, '/pt-br/quem-somos')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
    await expectHeadOf(page, '/es-es/quem-somos')
    await page.getByRole('link', { name: text('es-es', 'about.help.button') }).click()
    await expectHeadOf(page, '/es-es/contato')
  })

  test('head follows to a page that is not indexed, and back', async ({ page, visit }) => {
    await visit('/en-us/obrigado')
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en-us', 'thanks.back') })
      .click()
    await expectHeadOf(page, '/en-us')
    await page.goBack()
    await expectHeadOf(page, '/en-us/obrigado')
  })

  test('each route change scrolls to the top', async ({ page, visit }) => {
    await visit('/en-us')
    const contact = page.getByRole('contentinfo').getByRole('link', { name: text('en-us', 'layout.nav.contact') })
    await contact.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await contact.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'contact.page.title'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('each route change moves the focus to the content', async ({ page, visit }) => {
    await visit('/es-es/contato')
    await entry(page, 'es-es', 'layout.nav.about').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'about.hero.title'))
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the back button returns to the page before, its head and language', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expectHeadOf(page, '/en-us/contato')
    await entry(page, 'en-us', 'layout.nav.about').click()
    await expectHeadOf(page, '/en-us/quem-somos')
    await page.goBack()
    await expectHeadOf(page, '/en-us/contato')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'contact.page.title'))
    await page.goBack()
    await expectHeadOf(page, '/pt-br/contato')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'contact.page.title'))
    await page.goForward()
    await expectHeadOf(page, '/en-us/contato')
  })

  test('the back button returns to where the visitor was reading', async ({ page, visit }) => {
    await visit('/pt-br')
    const link = page.getByRole('main').getByRole('link', { name: text('pt-br', 'services.ai.title') })
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'services.ai.title'))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'home.hero.title'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  test('a link opens in a new tab where the visitor asks for one', { tag: '@browser' }, async ({ page, visit }) => {
    await visit('/pt-br/contato')
    const opened = page.context().waitForEvent('page')
    await entry(page, 'pt-br', 'layout.nav.about').click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/pt-br/quem-somos')
    await expect(page).toHaveURL('/pt-br/contato')
  })

  test('a link that is followed before the application has started leads on as well', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/es-es/contato')
    await entry(page, 'es-es', 'layout.nav.about').click()
    await expect(page).toHaveURL('/es-es/quem-somos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'about.hero.title'))
  })
})

test.describe('Links with a fragment', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('on the same page land below the top bar', async ({ page, visit }) => {
    await visit('/pt-br')
    await page.getByRole('link', { name: text('pt-br', 'home.hero.services') }).click()
    await expect(page).toHaveURL('/pt-br#servicos')
    await expectBelowHeader(page, '#servicos')
  })

  test('on the same page land below the top bar, the second time too', async ({ page, visit }) => {
    await visit('/en-us/quem-somos')
    for (const _ of [1, 2]) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('link', { name: text('en-us', 'about.hero.button') }).click()
      await expectBelowHeader(page, '#servicos')
    }
  })

  test('into another page land below its top bar', async ({ page, visit }) => {
    await visit('/es-es/produtos-de-ia')
    await page.locator('main a[href*="#servicos"]').click()
    await expect(page).toHaveURL(/\/es-es\/quem-somos\/?#servicos$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'about.hero.title'))
    await expectBelowHeader(page, '#servicos')
  })

  test('that are opened as an address land below the top bar', async ({ page, visit }) => {
    for (const address of ['/pt-br/inicio#servicos', '/en-us#servicos', '/es-es/sobre#servicos']) {
      await visit(address)
      await expectBelowHeader(page, '#servicos')
    }
  })

  test('on a small screen land below the top bar', async ({ page, visit }) => {
    await page.setViewportSize(phone)
    await visit('/pt-br#servicos')
    await expectBelowHeader(page, '#servicos')
  })
})

interface Dropdown {
  trigger: Locator
  links: Locator
}

function navigation(page: Page, locale: LocaleId): Locator {
  return page.getByRole('navigation', { name: text(locale, 'layout.nav.label') })
}

/** A link of the main navigation. */
function entry(page: Page, locale: LocaleId, name: MessageId): Locator {
  return navigation(page, locale).getByRole('link', { name: text(locale, name), exact: true })
}

/** A part of the main navigation that opens and closes: a dropdown, or an item of the drawer. */
function fold(page: Page, locale: LocaleId, name: MessageId): Dropdown {
  const trigger = page.locator('summary', { hasText: text(locale, name) })
  const part = navigation(page, locale).locator('details').filter({ has: trigger })
  return { trigger: part.locator('summary'), links: part.getByRole('link') }
}

function dropdowns(page: Page, locale: LocaleId): Record<'services' | 'languages', Dropdown> {
  return {
    services: fold(page, locale, 'layout.nav.services'),
    languages: fold(page, locale, 'layout.nav.language'),
  }
}

function drawer(page: Page): Locator {
  return page.locator('#menu-lateral')
}

function panel(page: Page): Locator {
  return page.locator('#menu-superior')
}

async function openMenu(page: Page, locale: LocaleId) {
  await page.getByRole('button', { name: text(locale, 'layout.nav.openMenu') }).click()
}

async function expectOpen({ links }: Dropdown) {
  await expect(links.first()).toBeVisible()
}

async function expectClosed({ links }: Dropdown) {
  await expect(links).toHaveCount(0)
}

/** Opens a page and stops its clock once the application has taken over, so that delays can be counted out. */
async function stopTime(page: Page, path: string, locale: LocaleId) {
  await acceptCookies(page)
  await page.clock.install()
  await page.goto(`${path}?origem=teste`)
  await settled(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  return dropdowns(page, locale)
}

async function openByHover(page: Page, menu: Dropdown) {
  await menu.trigger.hover()
  await page.clock.runFor(200)
  await expectOpen(menu)
}

/** Moves the pointer to where no menu is. */
async function leave(page: Page) {
  await page.mouse.move(10, 880)
}

/** What each of the next stops of the Tab key is called. */
async function namesByTab(page: Page, stops: number): Promise<string[]> {
  const names: string[] = []
  while (names.length < stops) {
    await page.keyboard.press('Tab')
    names.push(
      await page.locator(':focus').evaluate((stop) => stop.textContent || stop.querySelector('img')?.alt || ''),
    )
  }
  return names
}

/** Holds what the document says of itself against the file of the address. */
async function expectHeadOf(page: Page, address: string) {
  await expect(page).toHaveURL(address)
  const built = documentOf(address)
  const attributes = (selector: string, name: string) =>
    built.querySelectorAll(selector).map((tag) => tag.getAttribute(name) ?? '')
  await expect
    .poll(() =>
      page.evaluate(() => {
        const attributes = (selector: string, name: string) =>
          [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(name) ?? '')
        return {
          language: document.documentElement.lang,
          title: document.title,
          description: attributes('meta[name=description]', 'content'),
          canonical: attributes('link[rel=canonical]', 'href'),
          robots: attributes('meta[name=robots]', 'content'),
          alternates: attributes('link[rel=alternate]', 'href').sort(),
        }
      }),
    )
    .toEqual({
      language: built.querySelector('html')?.getAttribute('lang'),
      title: built.querySelector('title')?.textContent,
      description: attributes('meta[name=description]', 'content'),
      canonical: attributes('link[rel=canonical]', 'href'),
      robots: attributes('meta[name=robots]', 'content'),
      alternates: attributes('link[rel=alternate]', 'href').sort(),
    })
}

/** The target of a fragment begins right below the sticky header, not behind it. */
async function expectBelowHeader(page: Page, target: string) {
  const distance = async () => {
    const header = await page.getByRole('banner').boundingBox()
    const place = await page.locator(target).boundingBox()
    return Number(place?.y) - Number(header?.y) - Number(header?.height)
  }
  await expect.poll(distance).toBeLessThanOrEqual(48)
  expect(await distance()).toBeGreaterThanOrEqual(0)
}
