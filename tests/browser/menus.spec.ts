import { at } from '../site/site-path.ts'
import { expect, test, text } from './helpers/fixtures.ts'
import { openMenu, phone, smallMenu } from './helpers/menus.ts'

// Switching between menus is tested in components/layout/menu/useHoverMenu.test.tsx.

for (const [name, path] of [
  ['drawer', '/contato'],
  ['top panel', '/noticias'],
] as const)
  test.describe(`The ${name}`, () => {
    // On phones, scroll bars take no room.
    test.use({ viewport: phone, contextOptions: { isMobile: true } })

    test('fills its side of the screen and closes by its button, Esc, any link and the way back', async ({
      page,
      visit,
    }) => {
      await visit(`/en-us${path}`)
      const menu = smallMenu(page)
      const button = page.getByRole('button', { name: text('en-us', 'layout.nav.menu') })
      await expect(menu).toBeHidden()
      await button.press('Enter')
      await expect(menu).toBeVisible()
      const bar = await page.getByRole('banner').boundingBox()
      const box = await menu.boundingBox()
      expect(Number(box?.x) + Number(box?.width)).toBe(phone.width)
      expect(box?.y).toBe(name === 'drawer' ? 0 : Number(bar?.y) + Number(bar?.height))
      expect(Number(box?.y) + Number(box?.height)).toBe(phone.height)
      await page.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
      await openMenu(page, 'en-us')
      await page.keyboard.press('Tab')
      await page
        .getByRole('banner')
        .getByRole('button', {
          name: text('en-us', name === 'drawer' ? 'layout.nav.closeMenu' : 'layout.nav.menu'),
        })
        .click()
      await expect(menu).toBeHidden()
      for (const link of [
        menu.locator('a[aria-current=page]:not([lang])'),
        menu.getByRole('link', { name: text('en-us', 'layout.nav.about') }),
      ]) {
        await openMenu(page, 'en-us')
        await link.click()
        await expect(menu).toBeHidden()
      }
      await expect(page).toHaveURL(at('/en-us/quem-somos'))
      await openMenu(page, 'en-us')
      await page.goBack()
      await expect(page).toHaveURL(`/en-us${path}`)
      await expect(menu).toBeHidden()
    })
  })

for (const [path, widest] of [
  ['/en-us/contato', 1024],
  ['/en-us/noticias', 1279],
] as const)
  test(`the header of ${path} stays in view, and has a menu button up to ${widest} px, whose menu closes in wider windows`, async ({
    page,
    visit,
  }) => {
    await visit(path)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    const bar = page.getByRole('banner')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: widest, height: 800 })
    await openMenu(page, 'en-us')
    await expect(page.locator('header :popover-open')).toBeVisible()
    for (const width of [widest + 1, widest]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('header :popover-open')).toHaveCount(0)
      await expect(bar.getByRole('button')).toBeVisible({ visible: width === widest })
      await expect(bar.getByRole('navigation')).toBeVisible({ visible: width > widest })
    }
  })
