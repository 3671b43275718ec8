import { setTimeout } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { at } from '../../site-path.ts'
import { test } from '../fixtures.ts'

const contact = { css: `nav a[href="${at('/pt-br/contato')}"]` }

// Side by side, since they mostly wait.
describe.concurrent('A first visit on a slow line', () => {
  test.for([0.2, 2.5, 4.2])(
    'a click %s s after the page is there arrives where it points',
    async (seconds, { line, open }) => {
      line.troubles = (path) => (path.endsWith('.js') ? { delayMs: 2000 } : undefined)
      const tab = await open()
      await tab.load(at('/pt-br/quem-somos'))
      await setTimeout(seconds * 1000)
      await tab.click(contact)
      await tab.arrivesAt(at('/pt-br/contato'))
      await tab.sees({ css: 'main form [name=email]' })
      await tab.hydrated()
      expect(await tab.path()).toBe(at('/pt-br/contato'))
    },
  )

  test('the application takes over no document that has not come to its end', async ({ line, open }) => {
    line.troubles = (path) => (path === at('/pt-br/quem-somos') ? { pauseMs: 3000 } : undefined)
    const tab = await open()
    await tab.evaluate((path: string) => location.assign(path), at('/pt-br/quem-somos'))
    await tab.sees({ css: 'h1' })
    // The code that waits for a sign of the visitor is there at once.
    await setTimeout(500)
    await tab.press('Tab')
    await tab.hydrated()
    expect(await tab.evaluate(() => document.readyState)).not.toBe('loading')
    await tab.sees({ css: 'footer' })
  })

  test('who has read on before the application is there stays in that place', async ({ line, open }) => {
    line.troubles = (path) => (path.endsWith('.js') ? { delayMs: 2000 } : undefined)
    const tab = await open()
    await tab.load(at('/pt-br/quem-somos'))
    const place = await tab.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' })
      return scrollY
    })
    await tab.hydrated()
    expect(place).toBeGreaterThan(500)
    expect(await tab.evaluate(() => scrollY)).toBe(place)
  })
})
