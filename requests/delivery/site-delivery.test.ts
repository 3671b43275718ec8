import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const createDelivery = vi.hoisted(() => vi.fn(() => ({ openDraft: vi.fn(), start: vi.fn(), stop: vi.fn() })))
vi.mock('./delivery', () => ({ createDelivery }))

beforeEach(() => vi.resetModules())

afterEach(() => createDelivery.mockClear())

test('all forms of a visit share one delivery, which starts when it is first asked for', async () => {
  const { siteDelivery } = await import('./site-delivery')
  expect(createDelivery).not.toHaveBeenCalled()
  const delivery = siteDelivery()
  expect(siteDelivery()).toBe(delivery)
  expect(createDelivery).toHaveBeenCalledOnce()
  expect(delivery.start).toHaveBeenCalledOnce()
})
