import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderIn } from '../../tests/render-in.tsx'
import { ThanksProgress } from './ThanksProgress.tsx'

beforeEach(() => void vi.useFakeTimers())

test('increases by 1 with every 10 ms up to 100, then stops', () => {
  const { container } = renderIn('en-us', <ThanksProgress />)
  const bar = screen.getByRole('progressbar')
  for (let percent = 0; percent < 100; percent++) {
    wait(9)
    expect(Number(bar.ariaValueNow)).toBe(percent)
    wait(1)
    expect(Number(bar.ariaValueNow)).toBe(percent + 1)
    expect(container.querySelector('rect')?.getAttribute('width')).toBe(`${percent + 1}`)
  }
  wait(200)
  expect(Number(bar.ariaValueNow)).toBe(100)
  expect(vi.getTimerCount()).toBe(0)
})

function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}
