import { renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSlider } from './useSlider.ts'

vi.mock('@splidejs/react-splide', () => {
  throw new Error('The chunk is gone.')
})

test('returns null if the carousel code fails to load', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals())
  const element = { current: document.body }
  const { result } = renderHook(() => useSlider(element))
  expect(result.current).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(result.current).toBeNull())
})
