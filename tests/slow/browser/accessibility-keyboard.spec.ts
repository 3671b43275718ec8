import type { Page } from 'playwright/test'
import { expect, test } from '../../browser/helpers/fixtures.ts'
import { addressLike } from '../../site/built-site.ts'
import { at } from '../../site/site-path.ts'

const layouts = {
  alternative: at('/es-es'),
  standard: at('/es-es/contato'),
  card: addressLike('/es-es/contato-helena'),
}

/** One width for each of the two menus. */
const widths = [375, 1280]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [layout, path] of Object.entries(layouts))
  test(`Tab reaches every control in the ${layout} layout, in order and visibly; the skip link leads to the content`, async ({
    page,
    visit,
  }) => {
    await visit(path)
    for (const width of widths) await tabThrough(page, width)
    await visit(path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })

async function tabThrough(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 700 })
  const count = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
    const stops = all.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.tabIndex >= 0,
    )
    Object.assign(window, { stops })
    // Otherwise Tab would continue from the last focused element.
    getSelection()?.setPosition(document.body, 0)
    return stops.length
  })
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab')
    const { place, name, errors } = await focusOn(page)
    expect({ place, errors }, `${name} at ${width} px`).toEqual({ place: stop, errors: [] })
  }
  await page.keyboard.press('Tab')
  expect([-1, 0], 'Tab leaves the page').toContain((await focusOn(page)).place)
}

/** The focused element: its position in the tab order, and what hides it. */
function focusOn(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement ?? document.body
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const isOwn = (hit: Element | null) => element.contains(hit) || labels.some((label) => label.contains(hit))

    const boxes = () => [...element.getClientRects()].filter(({ width }) => width > 0)

    function errorsAt({ left, right, top, bottom }: DOMRect): string[] {
      // Of elements taller than the window, browsers scroll only the line with the cursor into view.
      const end = Math.min(bottom, top + 48)
      if (left < -1 || top < -1 || right > innerWidth + 1 || end > innerHeight + 1)
        return [`It is out of view, at ${[left, top, right, bottom]}.`]
      const hit = document.elementFromPoint((left + right) / 2, (top + end) / 2)
      return isOwn(hit) ? [] : [`It is covered by ${hit?.outerHTML.slice(0, 120)}`]
    }

    function errorsNow(): string[] {
      const rings = [getComputedStyle(element), getComputedStyle(element, '::after')]
      const hasRing = rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
      return [...(hasRing ? [] : ['It has no ring.']), ...boxes().flatMap(errorsAt)]
    }

    // Scrolling takes a few frames.
    for (let frame = 0; frame < 20 && errorsNow().length > 0; frame++) await new Promise(requestAnimationFrame)
    const { stops = [] } = window as { stops?: Element[] }
    return { place: stops.indexOf(element), name: element.outerHTML.slice(0, 160), errors: errorsNow() }
  })
}
