import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createSiteRouter } from '../../pages/router.ts'
import { at } from '../../tests/site/site-path.ts'
import { documentHtml } from '../prerender/document-html.ts'
import { pageAt } from '../prerender/page-at.ts'

// jsdom lacks these functions.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test.each([at('/en-us/quem-somos'), at('/en-us/contato'), '/en-us/404'])(
  'hydration renders nothing anew: %s',
  async (pathname) => {
    const first = await pageAt(pathname)
    const prerendered = new DOMParser().parseFromString(await documentHtml(first), 'text/html')
    // Test files share a document.
    const { documentElement } = document
    onTestFinished(() => void document.replaceChild(documentElement, document.documentElement))
    document.replaceChild(document.adoptNode(prerendered.documentElement), documentElement)
    const nodes = [...document.querySelectorAll('*')]
    expect(document.querySelector('h1')?.textContent).toBeTruthy()

    const router = createSiteRouter(createMemoryHistory({ initialEntries: [pathname] }), { first })
    await router.load()
    const onRecoverableError = vi.fn()
    // React reports differing attributes only to the console.
    const consoleError = vi.spyOn(console, 'error')
    const root = await act(async () =>
      hydrateRoot(document, <RouterProvider router={router} />, { onRecoverableError }),
    )
    onTestFinished(() => act(() => root.unmount()))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(consoleError).not.toHaveBeenCalled()
    expect([...document.querySelectorAll('*')]).toEqual(nodes)
  },
)
