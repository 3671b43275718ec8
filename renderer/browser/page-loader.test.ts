import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../components/page/page-data'
import type { PageFile } from '../page-file'
import { watchLeaving } from './leaving'
import { createPageLoader } from './page-loader'

const code = '/assets/entries/client.a1.js'
const newCode = '/assets/entries/client.b2.js'
const styles = '/assets/styles/a1.css'
const firstPage = fileOf('/pt-br', code)
const next = { params: {}, pathname: '/pt-br/contato', isPreload: false }
const lostNetwork = new TypeError('Failed to fetch')
const reload = vi.fn()
let isOnline = true

beforeAll(watchLeaving)

beforeEach(() => {
  document.head.innerHTML = '<style></style>'
  isOnline = true
  vi.stubGlobal('location', { reload, pathname: next.pathname, href: next.pathname })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  // The page is there again, and not being left.
  dispatchEvent(new Event('pageshow'))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
})

test('the first page is the one in the document, the next is fetched; the code of each is waited for', async () => {
  publish(code)
  const loadCode = vi.fn(async () => {})
  const { loadPage, isOutdated } = createPageLoader(firstPage)
  expect(await loadPage(next, loadCode)).toBe(firstPage.page)
  expect(loadCode).toHaveBeenCalledTimes(1)
  expect(fetch).not.toHaveBeenCalled()
  expect(await loadPage(next, loadCode)).toEqual({ pathname: '/pt-br/contato' })
  expect(loadCode).toHaveBeenCalledTimes(2)
  expect(isOutdated()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('code of the first page that is missing is the business of whoever starts the application', async () => {
  const { loadPage } = createPageLoader(firstPage)
  await expect(loadPage(next, lose)).rejects.toBe(lostNetwork)
  expect(reload).not.toHaveBeenCalled()
})

test('a page of a newer build is opened by the browser, with the code that it needs', async () => {
  publish(newCode)
  await expectOpenedByBrowser((await secondPage())(next, async () => {}))
})

test('a page that was pointed at and clicked while it was loading is opened by the browser, too', async () => {
  publish(newCode)
  await expectOpenedByBrowser((await secondPage())({ ...next, isPreload: true }, async () => {}))
})

test('prefetching a page of a newer build does not take the visitor away, and is remembered', async () => {
  publish(newCode)
  const { loadPage, isOutdated } = createPageLoader(firstPage)
  await loadPage(next, async () => {})
  await loadPage({ ...next, pathname: '/pt-br/quem-somos', isPreload: true }, async () => {})
  expect(reload).not.toHaveBeenCalled()
  expect(isOutdated()).toBe(true)
})

test('a page whose code or data does not arrive is opened by the browser', async () => {
  publish(code)
  await expectOpenedByBrowser((await secondPage())(next, lose))
  reload.mockReset()
  dispatchEvent(new Event('pageshow'))
  vi.stubGlobal('fetch', vi.fn(lose))
  await expectOpenedByBrowser((await secondPage())(next, async () => {}))
})

test('without a network the browser could not open it either, so the error is shown', async () => {
  const loadPage = await secondPage()
  vi.stubGlobal('fetch', vi.fn(lose))
  isOnline = false
  await expect(loadPage(next, async () => {})).rejects.toBe(lostNetwork)
  expect(reload).not.toHaveBeenCalled()
})

test('an answer that is no page is an error', async () => {
  const loadPage = await secondPage()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('broken', { status: 500 })),
  )
  await expect(loadPage(next, async () => {})).rejects.toThrow('/pt-br/contato was answered with 500.')
  expect(reload).not.toHaveBeenCalled()
})

test('what no longer loads because the page is being left is no error, and does not call the visitor back', async () => {
  dispatchEvent(new Event('beforeunload'))
  const loadPage = await secondPage()
  vi.stubGlobal('fetch', vi.fn(lose))
  await expectPending(loadPage(next, async () => {}))
  expect(reload).not.toHaveBeenCalled()
})

/** The loader of a visit that has its first page already. */
async function secondPage() {
  const { loadPage } = createPageLoader(firstPage)
  await loadPage(next, async () => {})
  return loadPage
}

async function lose(): Promise<never> {
  throw lostNetwork
}

async function expectOpenedByBrowser(loading: Promise<unknown>): Promise<void> {
  await expectPending(loading)
  expect(reload).toHaveBeenCalledOnce()
}

/** Until the browser leaves, the page before stays. */
async function expectPending(loading: Promise<unknown>): Promise<void> {
  const ended = vi.fn()
  loading.then(ended, ended)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ended).not.toHaveBeenCalled()
}

/** What the server answers from now on. */
function publish(build: string): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(fileOf('/pt-br/contato', build))),
  )
}

function fileOf(pathname: string, build: string): PageFile {
  return { page: { pathname } as PageData, build, styles, version: '1' }
}
