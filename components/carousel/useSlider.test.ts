import { renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSlider } from './useSlider.ts'

vi.mock('@splidejs/react-splide', () => {
  throw new Error('The chunk is gone.')
})

test('where its code cannot be loaded, a carousel learns it, and shows its slides without it', async () => {
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
