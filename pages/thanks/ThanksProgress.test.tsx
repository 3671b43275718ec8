import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales'
import { renderIn } from '../../tests/render-in'
import { stepMs, ThanksProgress } from './ThanksProgress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(localeIds)('the progress has its name in %s and starts at 0 of 100', (locale) => {
  const { t } = renderIn(locale, <ThanksProgress />)
  const bar = screen.getByRole('progressbar', { name: t('thanks.progress') })
  expect([bar.ariaValueMin, bar.ariaValueNow, bar.ariaValueMax]).toEqual(['0', '0', '100'])
})

test('it moves on by 1 with every step, and not before', () => {
  renderIn('pt-br', <ThanksProgress />)
  wait(stepMs - 1)
  expect(percent()).toBe(0)
  wait(1)
  expect(percent()).toBe(1)
  wait(stepMs - 1)
  expect(percent()).toBe(1)
  wait(1)
  expect(percent()).toBe(2)
})

test('it shows each percent up to 100 and then stops', () => {
  renderIn('en-us', <ThanksProgress />)
  const bar = screen.getByRole('progressbar')
  const shown = [Number(bar.ariaValueNow)]
  for (let step = 0; step < 120; step += 1) {
    wait(stepMs)
    shown.push(Number(bar.ariaValueNow))
  }
  expect(shown.slice(0, 101)).toEqual(Array.from({ length: 101 }, (_, index) => index))
  expect(new Set(shown.slice(100))).toEqual(new Set([100]))
  expect(vi.getTimerCount()).toBe(0)
})

test('the bar is as long as the number says', () => {
  const { container } = renderIn('es-es', <ThanksProgress />)
  wait(stepMs)
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('1')
})

test('leaving the page stops it', () => {
  const { unmount } = renderIn('pt-br', <ThanksProgress />)
  wait(stepMs)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}

function percent(): number {
  return Number(screen.getByRole('progressbar').ariaValueNow)
}
