import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../components/page/page-data.ts'
import { watchPageHide } from '../start/page-hide.ts'
import { createRouterContext } from './router-context.ts'

const code = '/assets/entries/client.a1.js'
const newCode = '/assets/entries/client.b2.js'
const firstPage = pageOf('/pt-br', code)
const next = '/pt-br/contato'
const lostNetwork = new TypeError('Failed to fetch')
const reload = vi.fn()
const loadLazyComponents = vi.hoisted(() => vi.fn(async (_?: string) => {}))
let isOnline = true

vi.mock('../../pages/page-components.tsx', () => ({ loadLazyComponents }))

beforeAll(watchPageHide)

beforeEach(() => {
  isOnline = true
  vi.stubGlobal('location', { reload, pathname: next, href: next })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  // The page is shown again.
  dispatchEvent(new Event('pageshow'))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
  loadLazyComponents.mockReset()
})

test('the first page comes from the document; the next one is fetched, with its lazy components', async () => {
  publish(code)
  const { loadPage, isOutdated } = createRouterContext(firstPage)
  expect(await loadPage(next)).toBe(firstPage)
  expect(loadLazyComponents).not.toHaveBeenCalled()
  expect(fetch).not.toHaveBeenCalled()
  expect(await loadPage(next)).toEqual(pageOf('/pt-br/contato', code))
  expect(loadLazyComponents).toHaveBeenCalledExactlyOnceWith('contact')
  expect(isOutdated()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('the data of a page are prefetched without its lazy components', async () => {
  publish(code)
  const { loadPage, prefetchData } = await secondPage()
  expect(await prefetchData(next)).toBe(true)
  expect(loadLazyComponents).not.toHaveBeenCalled()
  await loadPage(next)
  expect(fetch).toHaveBeenCalledOnce()
})

test('a prefetched page is not fetched again, even if it is clicked while it loads', async () => {
  publish(code)
  const { loadPage, prefetch } = await secondPage()
  const arriving = prefetch(next)
  expect(await loadPage(next)).toMatchObject({ pathname: next })
  expect(await arriving).toBe(true)
  expect(fetch).toHaveBeenCalledOnce()
})

test('prefetching a page of a newer build does not navigate, and is remembered', async () => {
  publish(newCode)
  const { prefetch, isOutdated } = await secondPage()
  expect(await prefetch('/pt-br/quem-somos')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(isOutdated()).toBe(true)
})

test('a failed prefetch is silent, and retried on navigation', async () => {
  const { loadPage, prefetch } = await secondPage()
  loseNetwork()
  expect(await prefetch(next)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  publish(code)
  expect(await loadPage(next)).toMatchObject({ pathname: next })
})

test.each<[string, () => void, (() => Promise<void>)?]>([
  ['of a newer build', () => publish(newCode)],
  ['whose parts do not arrive', () => publish(code), lose],
  ['whose data do not arrive', loseNetwork],
])('the browser opens a page %s', async (_, happen, load = async () => {}) => {
  happen()
  loadLazyComponents.mockImplementation(load)
  const { loadPage } = await secondPage()
  await expectOpenedByBrowser(loadPage(next))
})

test('offline, the error is shown, because the browser could not open the page either', async () => {
  const { loadPage } = await secondPage()
  loseNetwork()
  isOnline = false
  await expect(loadPage(next)).rejects.toBe(lostNetwork)
  expect(reload).not.toHaveBeenCalled()
})

test('a response that is not a page is an error', async () => {
  const { loadPage } = await secondPage()
  answerWith(() => new Response('broken', { status: 500 }))
  await expect(loadPage(next)).rejects.toThrow('/pt-br/contato responded with 500.')
  expect(reload).not.toHaveBeenCalled()
})

test('loads cancelled because the page is being left cause no error and no reload', async () => {
  dispatchEvent(new Event('beforeunload'))
  const { loadPage } = await secondPage()
  loseNetwork()
  await expectPending(loadPage(next))
  expect(reload).not.toHaveBeenCalled()
})

/** A visit whose first page is open. */
async function secondPage() {
  const context = createRouterContext(firstPage)
  await context.loadPage(next)
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

/** Never resolves, because the page stays until the browser navigates. */
async function expectPending(loading: Promise<unknown>): Promise<void> {
  const ended = vi.fn()
  loading.then(ended, ended)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ended).not.toHaveBeenCalled()
}

/** The build that the server serves from now on. */
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
