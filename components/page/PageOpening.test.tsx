import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderIn } from '../../tests/render-in.tsx'
import { watchLeaving } from './leaving.ts'
import { PageOpening } from './PageOpening.tsx'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouterState: () => '/next',
}))

// That it is loaded otherwise is tested in a browser (tests/browser/error-pages.spec.ts).
test('a page change that takes too long is not loaded anew while the visitor goes elsewhere', () => {
  watchLeaving()
  dispatchEvent(new Event('beforeunload'))
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  vi.useFakeTimers()
  renderIn('pt-br', <PageOpening />)
  act(() => void vi.advanceTimersByTime(8000))
  expect(reload).not.toHaveBeenCalled()
})
