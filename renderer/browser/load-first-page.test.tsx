import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadFirstPage } from './load-first-page'

test('the application takes over what was prerendered, and renders nothing anew', async () => {
  const prerendering = routerOf({ isServer: true })
  await prerendering.load()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<RouterProvider router={prerendering} />)
  const heading = container.querySelector('h1')
  expect(heading?.textContent).toBe('Tecto')

  const router = routerOf({ isServer: false })
  await loadFirstPage(router)
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError }))
  onTestFinished(() => act(() => root.unmount()))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.querySelector('h1')).toBe(heading)
})

test('code of the page that is gone is noticed before the application starts', async () => {
  const gone = new TypeError('gone')
  const loader = async () => {
    throw gone
  }
  await expect(loadFirstPage(routerOf({ isServer: false, loader }))).rejects.toBe(gone)
})

function routerOf({ isServer, loader }: { isServer: boolean; loader?: () => Promise<void> }) {
  const routeTree = createRootRoute({ component: () => <h1>Tecto</h1>, loader })
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }), isServer })
}
