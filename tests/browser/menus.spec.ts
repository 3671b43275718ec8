import { at } from '../site/site-path.ts'
import { expect, test, text } from './fixtures.ts'
import { openMenu, phone, smallMenu } from './menus.ts'

// How menus take turns, by pointer, click and keyboard, is asked of themselves (components/layout/menu/useHoverMenu.test.tsx).

for (const [name, path] of [
  ['drawer', '/contato'],
  ['top panel', '/noticias'],
] as const)
  test.describe(`The ${name}`, () => {
    // Scroll bars of phones take no room, so a menu ends where the screen does.
    test.use({ viewport: phone, contextOptions: { isMobile: true } })

    test('fills its side of the screen; its button, Esc and links to this page and others close it', async ({
      page,
      visit,
    }) => {
      await visit(`/en-us${path}`)
      const menu = smallMenu(page)
      const button = page.getByRole('button', { name: text('en-us', 'layout.nav.openMenu') })
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
      await page
        .getByRole('banner')
        .getByRole('button', {
          name: text('en-us', name === 'drawer' ? 'layout.nav.closeMenu' : 'layout.nav.openMenu'),
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
    })
  })
