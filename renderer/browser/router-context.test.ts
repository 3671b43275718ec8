import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../components/page/page-data'
import { watchLeaving } from '../start/leaving'
import { createRouterContext } from './router-context'

const code = '/assets/entries/client.a1.js'
const newCode = '/assets/entries/client.b2.js'
const firstPage = pageOf('/pt-br', code)
const next = '/pt-br/contato'
const present = { load: async () => {}, loadParts: async () => {} }
const lostNetwork = new TypeError('Failed to fetch')
const reload = vi.fn()
const missing = { load: lose, loadParts: async () => {} }
let isOnline = true

beforeAll(watchLeaving)

beforeEach(() => {
  isOnline = true
  vi.stubGlobal('location', { reload, pathname: next, href: next })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  // The page is there again, and not being left.
  dispatchEvent(new Event('pageshow'))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
})

test('the first page is the one in the document, the next is fetched; the code of each is waited for, that of the next with all its parts', async () => {
  publish(code)
  const load = vi.fn(async () => {})
  const loadParts = vi.fn(async () => {})
  const { loadPage, isOutdated } = createRouterContext(firstPage)
  expect(await loadPage(next, { load, loadParts })).toBe(firstPage)
  expect(load).toHaveBeenCalledTimes(1)
  expect(loadParts).not.toHaveBeenCalled()
  expect(fetch).not.toHaveBeenCalled()
  expect(await loadPage(next, { load, loadParts })).toEqual(pageOf('/pt-br/contato', code))
  expect(load).toHaveBeenCalledTimes(2)
  expect(loadParts).toHaveBeenCalledTimes(1)
  expect(isOutdated()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('code of the first page that is missing is the business of whoever starts the application', async () => {
  const { loadPage } = createRouterContext(firstPage)
  await expect(loadPage(next, missing)).rejects.toBe(lostNetwork)
  expect(reload).not.toHaveBeenCalled()
})

test('a page that was fetched ahead is not fetched again, also where it is clicked while it arrives', async () => {
  publish(code)
  const { loadPage, prefetch } = await secondPage()
  const arriving = prefetch(next)
  expect(await loadPage(next, present)).toMatchObject({ pathname: next })
  expect(await arriving).toBe(true)
  expect(fetch).toHaveBeenCalledOnce()
})

test('fetching ahead a page of a newer build does not take the visitor away, and is remembered', async () => {
  publish(newCode)
  const { prefetch, isOutdated } = await secondPage()
  expect(await prefetch('/pt-br/quem-somos')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(isOutdated()).toBe(true)
})

test('what could not be fetched ahead is nobody’s business, and is fetched when it is asked for', async () => {
  const { loadPage, prefetch } = await secondPage()
  loseNetwork()
  expect(await prefetch(next)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  publish(code)
  expect(await loadPage(next, present)).toMatchObject({ pathname: next })
})

test.each([
  ['of a newer build', () => publish(newCode), present],
  ['whose code does not arrive', () => publish(code), missing],
  ['whose data does not arrive', loseNetwork, present],
])('a page %s is opened by the browser', async (_, happen, parts) => {
  happen()
  const { loadPage } = await secondPage()
  await expectOpenedByBrowser(loadPage(next, parts))
})

test('without a network the browser could not open it either, so the error is shown', async () => {
  const { loadPage } = await secondPage()
  loseNetwork()
  isOnline = false
  await expect(loadPage(next, present)).rejects.toBe(lostNetwork)
  expect(reload).not.toHaveBeenCalled()
})

test('an answer that is no page is an error', async () => {
  const { loadPage } = await secondPage()
  answerWith(() => new Response('broken', { status: 500 }))
  await expect(loadPage(next, present)).rejects.toThrow('/pt-br/contato was answered with 500.')
  expect(reload).not.toHaveBeenCalled()
})

test('what no longer loads because the page is being left is no error, and does not call the visitor back', async () => {
  dispatchEvent(new Event('beforeunload'))
  const { loadPage } = await secondPage()
  loseNetwork()
  await expectPending(loadPage(next, present))
  expect(reload).not.toHaveBeenCalled()
})

/** A visit that has its first page already. */
async function secondPage() {
  const context = createRouterContext(firstPage)
  await context.loadPage(next, present)
  return context
}

function loseNetwork(): void {
  vi.stubGlobal('fetch', vi.fn(lose))
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
  answerWith(() => Response.json(pageOf('/pt-br/contato', build)))
}

function answerWith(answer: () => Response): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
}

function pageOf(pathname: string, build: string): PageData {
  return { id: 'contact', pathname, build } as PageData
}
