import { describe, expect } from 'vitest'
import { createListener } from '../../server/site/site-listener.ts'
import { text } from '../messages.ts'
import { at } from '../site-path.ts'
import type { FaultyLine } from './faulty-line.ts'
import { test } from './fixtures.ts'
import { nextBuild } from './next-build.ts'
import type { Tab } from './tab.ts'
import { waitUntil } from './wait-until.ts'

const about = at('/pt-br/quem-somos')
const contact = at('/pt-br/contato')
const news = at('/pt-br/noticias')

const linkTo = (path: string) => ({ css: `header nav a[href="${path}"]` })
const aboutTitle = { css: 'h1', words: text('pt-br', 'about.hero.title') }
const contactTitle = { css: 'h1', words: text('pt-br', 'contact.page.title') }
const newsTitle = { css: 'h1', words: text('pt-br', 'news.list.title') }
const contactForm = { css: 'main form [name=email]' }

const isCode = (path: string) => path.endsWith('.js')
const dataOf = (path: string) => `/data${path}.json`

// Side by side, since they mostly wait.
describe.concurrent('A slow line', () => {
  test('a click arrives while the next page is on its way, and so does a second one', async ({ open, line }) => {
    const tab = await open()
    const fetchAhead = await visitAlone(tab, line, about)
    const { promise: after, resolve: answer } = Promise.withResolvers<void>()
    line.troubles = (path) => (path === contact || path === dataOf(contact) ? { after } : { delayMs: 2000 })
    fetchAhead()
    await tab.click(linkTo(contact))
    await tab.click(linkTo(news))
    answer()
    await tab.sees(newsTitle)
    expect(await tab.path()).toBe(news)
    await tab.back()
    await expectToHaveArrived(tab)
  })

  test('a click arrives while the code of the page on show is on its way', async ({ open, line }) => {
    line.troubles = (path) => (isCode(path) ? { delayMs: 20_000 } : undefined)
    const tab = await open()
    await tab.controls.startLoading(tab.origin + about)
    await tab.click(linkTo(contact))
    await expectToHaveArrived(tab)
  })

  test('a page that was left is not brought back by its code', async ({ open, line }) => {
    const tab = await open()
    const fetchAhead = await visitAlone(tab, line, news)
    const { promise: after, resolve: answer } = Promise.withResolvers<void>()
    const asked = watch(line, (path) => (isCode(path) ? { after } : undefined))
    await tab.click(linkTo(about))
    await asked(isCode)
    await tab.click(linkTo(news))
    fetchAhead()
    answer()
    await tab.sees(newsTitle)
    expect(await tab.path()).toBe(news)
  })
})

describe.concurrent('A line that loses', () => {
  for (const [what, trouble] of [
    ['is gone', { isGone: true }],
    ['is cut off', { isCut: true }],
  ] as const) {
    test(`the code of the next page, which ${what}: the browser opens it`, async ({ open, line }) => {
      const tab = await open({ mayComplain: true })
      const fetchAhead = await visitAlone(tab, line, about)
      const asked = watch(line, (path) => (isCode(path) ? trouble : undefined))
      await tab.click(linkTo(contact))
      await asked(isCode)
      fetchAhead()
      await expectToHaveArrived(tab)
      line.troubles = () => undefined
      await tab.click(linkTo(about))
      await tab.sees(aboutTitle)
    })

    test(`all code, which ${what}: pages can be read, and lead on`, async ({ open, line }) => {
      const pages = watchPages(line, (path) => (isCode(path) ? trouble : undefined))
      const tab = await open({ mayComplain: true })
      await tab.load(about)
      await tab.click(linkTo(contact))
      await expectToHaveArrived(tab)
      await tab.click(linkTo(about))
      await tab.sees(aboutTitle)
      // Each page may be loaded anew once, in the hope that its code is back.
      for (const path of [about, contact]) expect(pages.filter((page) => page === path).length).toBeLessThanOrEqual(4)
    })
  }

  test('everything, in the middle of a page change: the visitor is told, and arrives when the network is back', async ({
    open,
    line,
  }) => {
    const tab = await open({ mayComplain: true })
    const fetchAhead = await visitAlone(tab, line, about)
    await setOnline(tab, false)
    line.troubles = () => ({ isCut: true })
    fetchAhead()
    await tab.click(linkTo(contact))
    await tab.sees({ css: 'main [role=alert] button', words: text('pt-br', 'error.unexpected.retry') })
    await tab.sees({ css: 'footer' })
    line.troubles = () => undefined
    await setOnline(tab, true)
    await expectToHaveArrived(tab)
  })
})

describe.concurrent('A deploy', () => {
  for (const isComplete of [true, false])
    test(`that ${isComplete ? 'is over' : 'stopped before the code was there'}: an open page leads on`, async ({
      open,
      line,
      // Its own: beside others at work, the imported one may take another test for this.
      onTestFinished,
    }) => {
      const { folder, remove } = nextBuild()
      onTestFinished(remove)
      const tab = await open({ mayComplain: true })
      await tab.visit(about)
      line.replacement = createListener(folder)
      if (!isComplete) line.troubles = (path) => (isCode(path) ? { isGone: true } : undefined)
      await tab.click(linkTo(contact))
      await expectToHaveArrived(tab)
      if (isComplete) await tab.hydrated()
      await tab.click(linkTo(about))
      await tab.sees(aboutTitle)
    })
})

test('A proxy that closes each connection changes nothing', async ({ open, line }) => {
  line.troubles = () => ({ isLast: true })
  const tab = await open()
  await tab.visit(about)
  await tab.evaluate(() => void Object.assign(document, { isFirst: true }))
  await tab.click(linkTo(contact))
  await expectToHaveArrived(tab)
  await tab.click(linkTo(about))
  await tab.sees(aboutTitle)
  expect(await tab.evaluate(() => 'isFirst' in document)).toBe(true)
})

/** Visits a page that gets no other ready meanwhile. @returns what lets it, on the line as it is by then */
async function visitAlone(tab: Tab, line: FaultyLine, page: string): Promise<() => void> {
  const { promise: after, resolve } = Promise.withResolvers<void>()
  line.troubles = (path) => (path.startsWith('/data/') && path !== dataOf(page) ? { after } : undefined)
  await tab.visit(page)
  return resolve
}

async function expectToHaveArrived(tab: Tab): Promise<void> {
  await tab.sees(contactTitle)
  await tab.sees(contactForm)
  await tab.arrivesAt(contact)
}

/** What a browser says to a page when its network goes or comes back: not all drivers can take it away. */
function setOnline(tab: Tab, isOnline: boolean): Promise<void> {
  return tab.evaluate((value: boolean) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true })
    dispatchEvent(new Event(value ? 'online' : 'offline'))
  }, isOnline)
}

/** Sets how the line fails. @returns what waits until something was asked for since */
function watch(line: FaultyLine, troubles: FaultyLine['troubles']) {
  const asked: string[] = []
  line.troubles = (path) => {
    asked.push(path)
    return troubles(path)
  }
  return (isMeant: (path: string) => boolean) => waitUntil('the browser asks for it', async () => asked.some(isMeant))
}

/** @returns the pages that are asked for, which grow */
function watchPages(line: FaultyLine, troubles: FaultyLine['troubles']): string[] {
  const asked: string[] = []
  line.troubles = (path) => {
    if (!/\.\w+$/.test(path)) asked.push(path)
    return troubles(path)
  }
  return asked
}
