import type { Page } from 'playwright/test'
import { closeDelayMs, openDelayMs, skipDelayMs } from '../../components/layout/useHoverMenu.ts'
import { at, type SitePath } from '../site-path.ts'
import { acceptCookies, expect, hydrated, type LocaleId, localeIds, test, text } from './fixtures.ts'
import { dropdowns, entry, expectClosed, expectOpen, fold, openMenu, phone, smallMenu } from './menus.ts'

// Each delay, to the millisecond, is asked of the menus themselves (components/layout/useHoverMenu.test.tsx).
test.describe('Dropdowns under a real pointer', () => {
  test.use({ isContextShared: false })

  for (const [path, name] of [
    ['/pt-br/contato', 'services'],
    ['/pt-br/noticias', 'languages'],
  ] as const)
    test(`of ${path} open after a delay, stay while the pointer is on their links, close a delay after it has left`, async ({
      page,
    }) => {
      const menu = (await stopTime(page, path, 'pt-br'))[name]
      await menu.trigger.hover()
      await page.clock.runFor(openDelayMs - 1)
      await expectClosed(menu)
      await page.clock.runFor(1)
      await expectOpen(menu)
      for (const link of [menu.links.first(), menu.links.last()]) {
        await link.hover()
        await page.clock.runFor(1000)
        await expectOpen(menu)
      }
      await leave(page)
      await page.clock.runFor(closeDelayMs - 1)
      await expectOpen(menu)
      await page.clock.runFor(1)
      await expectClosed(menu)
    })

  test('take turns: moving on to the next opens it at once and closes the one before', { tag: '@more' }, async ({
    page,
  }) => {
    const { services, languages } = await stopTime(page, '/es-es/contato', 'es-es')
    await services.trigger.hover()
    await page.clock.runFor(openDelayMs)
    await expectOpen(services)
    await languages.trigger.hover()
    await page.clock.runFor(1)
    await expectOpen(languages)
    await expectClosed(services)
    await leave(page)
    await page.clock.runFor(closeDelayMs + skipDelayMs - 1)
    await services.trigger.hover()
    await page.clock.runFor(1)
    await expectOpen(services)
    await services.trigger.click()
    await expectOpen(services)
    await page.mouse.click(10, 880)
    await expectClosed(services)
  })

  test.describe('or a finger', () => {
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

test.describe('Dropdowns by keyboard', () => {
  test('open and close by Enter and Space; Esc returns the focus to what opened them', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    for (const menu of Object.values(dropdowns(page, 'pt-br'))) {
      for (const key of ['Enter', 'Space']) {
        await menu.trigger.press(key)
        await expectOpen(menu)
        await menu.trigger.press(key)
        await expectClosed(menu)
      }
      await menu.trigger.press('Enter')
      await page.keyboard.press('Tab')
      await expect(menu.links.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expectClosed(menu)
      await expect(menu.trigger).toBeFocused()
    }
  })

  test('Tab leads through the links, then out of the menu and closes it; Enter follows a link', async ({
    page,
    visit,
  }) => {
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
    await services.trigger.press('Enter')
    await page.keyboard.press('Tab')
    const target = await services.links.first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target ?? '')
    await expectClosed(services)
  })

  test('what has the focus in the top bar is outlined in white', { tag: '@more' }, async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await page.keyboard.press('Tab')
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      const outline = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return [element.textContent, outlineStyle, outlineWidth, outlineColor].join(' ')
      })
      expect.soft(outline).toMatch(/solid 3px rgb\(255, 255, 255\)$/)
    }
  })
})

for (const { name, path } of [
  { name: 'Drawer', path: '/contato' },
  { name: 'Top panel', path: '/noticias' },
] as const)
  test.describe(name, () => {
    test.use({ viewport: phone })

    test('opens by keyboard; Esc closes it and returns the focus to the menu button', async ({ page, visit }) => {
      await visit(`/es-es${path}`)
      const button = page.getByRole('button', { name: text('es-es', 'layout.nav.openMenu') })
      for (const key of ['Enter', 'Space']) {
        await button.press(key)
        await expect(smallMenu(page)).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(smallMenu(page).locator(':focus')).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(smallMenu(page)).toBeHidden()
        await expect(button).toBeFocused()
      }
    })

    test('closes when a link is followed, to another page or to the one on show', async ({ page, visit }) => {
      await visit(`/en-us${path}`)
      const own = smallMenu(page).locator('a[aria-current=page]:not([lang])')
      const about = smallMenu(page).getByRole('link', { name: text('en-us', 'layout.nav.about') })
      for (const link of [own, about]) {
        await openMenu(page, 'en-us')
        await link.click()
        await expect(smallMenu(page)).toBeHidden()
      }
      await expect(page).toHaveURL(at('/en-us/quem-somos'))
    })

    test('opens and leads on without scripts', async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone, baseURL })
      await page.goto(`/pt-br${path}`)
      await openMenu(page, 'pt-br')
      const languages = smallMenu(page).locator('summary').last()
      if (await languages.count()) await languages.click()
      await smallMenu(page).getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(`/en-us${path}`)
      await page.close()
    })
  })

test.describe('Drawer', () => {
  // Scroll bars of phones take no room, so the drawer ends where the screen does.
  test.use({ viewport: phone, contextOptions: { isMobile: true } })

  test('is closed at first, opens from the right, and closes by its own button', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await expect(smallMenu(page)).toBeHidden()
    await openMenu(page, 'pt-br')
    await expect(smallMenu(page)).toBeVisible()
    const box = await smallMenu(page).boundingBox()
    expect(Number(box?.x) + Number(box?.width)).toBe(phone.width)
    expect(box).toMatchObject({ y: 0, height: phone.height })
    await smallMenu(page)
      .getByRole('button', { name: text('pt-br', 'layout.nav.closeMenu') })
      .click()
    await expect(smallMenu(page)).toBeHidden()
  })

  test('closes on a click beside it', async ({ page, visit }) => {
    await page.setViewportSize({ width: 800, height: 800 })
    await visit('/pt-br/contato')
    await openMenu(page, 'pt-br')
    await page.mouse.click(100, 400)
    await expect(smallMenu(page)).toBeHidden()
  })

  test('keeps services and languages folded; one opens at a time, and closes again', { tag: '@more' }, async ({
    page,
    visit,
  }) => {
    await visit('/en-us/contato')
    await openMenu(page, 'en-us')
    const unfolded = [
      text('en-us', 'layout.nav.home'),
      text('en-us', 'layout.nav.about'),
      text('en-us', 'layout.nav.contact'),
    ]
    await expect(smallMenu(page).getByRole('link')).toHaveText(unfolded)
    const services = fold(page, 'en-us', 'layout.nav.services')
    const languages = fold(page, 'en-us', 'layout.nav.language')
    await services.trigger.click()
    await expectOpen(services)
    await languages.trigger.press('Enter')
    await expect(languages.links).toHaveCount(localeIds.length)
    await expectClosed(services)
    await page.keyboard.press('Tab')
    await expect(languages.links.first()).toBeFocused()
    await languages.trigger.press('Space')
    await expect(smallMenu(page).getByRole('link')).toHaveText(unfolded)
  })
})

test.describe('Top panel', () => {
  test.use({ viewport: phone })

  test('is collapsed at first, opens below the top bar down to the end of the screen, and collapses by the menu button', async ({
    page,
    visit,
  }) => {
    await visit('/pt-br/noticias')
    await expect(smallMenu(page)).toBeHidden()
    await openMenu(page, 'pt-br')
    await expect(smallMenu(page)).toBeVisible()
    const bar = await page.getByRole('banner').boundingBox()
    const box = await smallMenu(page).boundingBox()
    expect(box?.y).toBe(Number(bar?.y) + Number(bar?.height))
    expect(Number(box?.y) + Number(box?.height)).toBe(phone.height)
    await page.getByRole('banner').getByRole('button').click()
    await expect(smallMenu(page)).toBeHidden()
  })

  test('closes when a language is chosen, and when the one that is read is chosen again', { tag: '@more' }, async ({
    page,
    visit,
  }) => {
    await visit('/en-us/noticias')
    await openMenu(page, 'en-us')
    await smallMenu(page).getByRole('link', { name: 'English' }).click()
    await expect(smallMenu(page)).toBeHidden()
    await openMenu(page, 'en-us')
    await smallMenu(page).getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(at('/es-es/noticias'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'news.list.title'))
    await expect(smallMenu(page)).toBeHidden()
  })
})

/** Opens a page and stops its clock once the application has taken over, so that delays can be counted out. */
async function stopTime(page: Page, path: SitePath, locale: LocaleId) {
  await acceptCookies(page)
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  return dropdowns(page, locale)
}

/** Moves the pointer to where no menu is. */
async function leave(page: Page) {
  await page.mouse.move(10, 880)
}
