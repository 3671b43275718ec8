import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { text } from '../../tests/messages.ts'
import { at } from '../../tests/site/site-path.ts'
import { buildPage } from '../prerender/build-page.ts'
import { documentHtml } from '../prerender/document-html.ts'
import { createPrerenderedRouter } from '../workarounds/prerendered-router.ts'

const header = vi.hoisted(() => ({ isBroken: false }))
vi.mock('../../components/layout/header/StandardHeader.tsx', async (original) => {
  const { StandardHeader } = await original<typeof import('../../components/layout/header/StandardHeader.tsx')>()
  return {
    StandardHeader: () => {
      if (header.isBroken) throw new Error('broken header')
      return <StandardHeader />
    },
  }
})

// jsdom lacks these functions.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test.each([at('/en-us/quem-somos'), at('/en-us/contato'), '/en-us/404'])(
  'hydration renders nothing anew: %s',
  async (pathname) => {
    const page = await prerendered(pathname)
    const nodes = [...document.querySelectorAll('*')]
    expect(document.querySelector('h1')?.textContent).toBeTruthy()
    const onRecoverableError = vi.fn()
    // React reports differing attributes only to the console.
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    await shown(() => hydrateRoot(document, page, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    // Elsewhere, the renderers of documents and of browsers share no process.
    const faults = consoleError.mock.calls.filter(([fault]) => !String(fault).includes('multiple renderers'))
    expect(faults).toEqual([])
    expect([...document.querySelectorAll('*')]).toEqual(nodes)
  },
)

test("a header that fails leaves the site's own error page, in the visitor's language", async () => {
  const page = await prerendered(at('/es-es/contato'))
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
  header.isBroken = true
  onTestFinished(() => {
    header.isBroken = false
  })
  // The page is not hydrated, because React would report the error with the next test's document as well.
  await shown(() => {
    const root = createRoot(document, { onCaughtError: vi.fn() })
    root.render(page)
    return root
  })
  expect(document.documentElement.lang).toBe('es-ES')
  expect(document.querySelector('main h1')?.textContent).toBe('Unexpected Application Error!')
  expect(document.querySelector('main')?.textContent).toContain(text('es-es', 'error.unexpected.text'))
  expect(document.title).toBe('Unexpected Application Error!')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
})

async function prerendered(pathname: string): Promise<ReactNode> {
  const firstPage = await buildPage(pathname)
  const parsed = new DOMParser().parseFromString(await documentHtml(firstPage), 'text/html')
  // Test files share a document.
  const { documentElement } = document
  onTestFinished(() => void document.replaceChild(documentElement, document.documentElement))
  document.replaceChild(document.adoptNode(parsed.documentElement), documentElement)
  const router = createPrerenderedRouter(createMemoryHistory({ initialEntries: [pathname] }), { firstPage })
  await router.load()
  return <RouterProvider router={router} />
}

async function shown(show: () => Root): Promise<void> {
  const root = await act(async () => show())
  onTestFinished(() => act(() => root.unmount()))
}
