import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../components/page/page-data'
import { createPageLoader } from './page-loader'

const code = '/assets/entries/client.a1.js'
const newCode = '/assets/entries/client.b2.js'
const assign = vi.fn()
const firstPage = { pathname: '/pt-br' } as PageData

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${code}"></script>`
  vi.stubGlobal('location', { assign })
})

afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

test('the first page is the one in the document, the next is fetched', async () => {
  publish(code)
  const { loadPage, isOutdated } = createPageLoader(firstPage)
  expect(await loadPage(request())).toBe(firstPage)
  expect(fetch).not.toHaveBeenCalled()
  expect(await loadPage(request())).toEqual({ pathname: '/pt-br/contato' })
  expect(isOutdated()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})

test('a page of a newer build is opened by the browser, with the code that it needs', async () => {
  publish(newCode)
  const { loadPage } = createPageLoader(firstPage)
  await loadPage(request())
  const answered = vi.fn()
  void loadPage(request()).then(answered)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/pt-br/contato'))
  expect(answered).not.toHaveBeenCalled()
})

test('prefetching a page of a newer build does not take the visitor away, and is remembered', async () => {
  publish(newCode)
  const { loadPage, isOutdated } = createPageLoader(firstPage)
  await loadPage(request())
  await loadPage({ ...request(), isPreload: true })
  expect(assign).not.toHaveBeenCalled()
  expect(isOutdated()).toBe(true)
})

function request() {
  return { path: '/$locale/contato', params: {}, pathname: '/pt-br/contato' }
}

/** What the server answers from now on. */
function publish(script: string): void {
  const html = `<script type="module" src="${script}"></script>
    <script id="page-data" type="application/json">{"pathname":"/pt-br/contato"}</script>`
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(html)),
  )
}
