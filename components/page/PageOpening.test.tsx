import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderIn } from '../../tests/render-in.tsx'
import { watchLeaving } from './leaving.ts'
import { PageOpening } from './PageOpening.tsx'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouterState: () => '/next',
}))

test.each([
  ['is loaded by the browser', 'pageshow', 1],
  ['is left alone while the visitor goes elsewhere', 'beforeunload', 0],
])('a page change that takes too long %s', (_, event, reloads) => {
  watchLeaving()
  dispatchEvent(new Event(event))
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  vi.useFakeTimers()
  renderIn('pt-br', <PageOpening />)
  act(() => void vi.advanceTimersByTime(8000))
  expect(reload).toHaveBeenCalledTimes(reloads)
})
