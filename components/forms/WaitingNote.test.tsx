import { act, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales'
import { outboxKey } from '../../requests/delivery/outbox-key'
import { waitingRequests } from '../../requests/delivery/site-delivery'
import type { WaitingRequests } from '../../requests/delivery/waiting-requests'
import { renderIn } from '../../tests/render-in'
import { WaitingNote } from './WaitingNote'

describe.each(localeIds)('what waits in this browser, in %s', (locale) => {
  test('is said by its number, and can be discarded; the focus stays in the form', async () => {
    const waiting = fakeWaiting(0)
    const { user, t } = renderIn(
      locale,
      <form>
        <button type="submit">send</button>
        <WaitingNote waiting={waiting} />
      </form>,
    )
    expect(document.querySelector('p')).toBeNull()
    act(() => waiting.change(3))
    expect(document.querySelector('p')?.textContent).toContain(t('ui.form.waiting', { count: 3 }))
    await user.click(screen.getByRole('button', { name: t('ui.form.discard', { count: 3 }) }))
    expect(waiting.discard).toHaveBeenCalledOnce()
    expect(document.querySelector('p')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'send' }))
  })
})

test('what an earlier visit has left is said as soon as the form is there', () => {
  const now = Date.now()
  const times = { createdAt: now, dueAt: now + 3_600_000, busyUntil: 0, heldUntil: 0 }
  localStorage.setItem(outboxKey, JSON.stringify([{ id: 'a', body: '{}', failures: 1, isUnanswered: false, ...times }]))
  onTestFinished(() => localStorage.clear())
  const { t } = renderIn('en-us', <WaitingNote waiting={waitingRequests} />)
  expect(screen.getByRole('button').textContent).toBe(t('ui.form.discard', { count: 1 }))
})

function fakeWaiting(count: number): WaitingRequests & { change: (count: number) => void } {
  let current = count
  const listeners = new Set<() => void>()
  const change = (next: number) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    count: () => current,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    discard: vi.fn(() => change(0)),
    change,
  }
}
