import { act, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { localeIds } from '../locales/locales.ts'
import { renderIn } from '../tests/render-in.tsx'
import { createDelivery } from './delivery/delivery.ts'
import { outboxKey } from './delivery/outbox-key.ts'
import { waitingRequests } from './delivery/site-delivery.ts'
import { WaitingNote } from './WaitingNote.tsx'

afterEach(() => localStorage.clear())

test.each(localeIds)('shows the number of waiting requests and discards them, in %s', async (locale) => {
  const { waiting, start, stop } = createDelivery()
  onTestFinished(stop)
  const { user, t } = renderIn(
    locale,
    <form>
      <button type="submit">send</button>
      <WaitingNote waiting={waiting} />
    </form>,
  )
  expect(document.querySelector('p')).toBeNull()
  store(3)
  act(start)
  expect(document.querySelector('p')?.textContent).toContain(t('ui.form.waiting', { count: 3 }))
  await user.click(screen.getByRole('button', { name: t('ui.form.discard', { count: 3 }) }))
  expect(localStorage.getItem(outboxKey)).toBeNull()
  expect(document.querySelector('p')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'send' }))
})

test('shows requests left by an earlier visit at once', () => {
  store(1)
  const { t } = renderIn('en-us', <WaitingNote waiting={waitingRequests} />)
  expect(screen.getByRole('button').textContent).toBe(t('ui.form.discard', { count: 1 }))
})

/** Stores requests that were refused and are due in an hour. */
function store(count: number): void {
  const now = Date.now()
  const refused = { body: '{}', createdAt: now, failures: 1, dueAt: now + 3_600_000, isUnanswered: false }
  const entries = Array.from({ length: count }, (_, index) => ({
    ...refused,
    id: `${index}`,
    busyUntil: 0,
    heldUntil: 0,
  }))
  localStorage.setItem(outboxKey, JSON.stringify(entries))
}
