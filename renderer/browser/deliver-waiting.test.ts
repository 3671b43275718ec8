import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const key = '@tecto:outbox'
const siteDelivery = vi.hoisted(() => vi.fn())
const loaded = vi.hoisted(() => vi.fn())
let stopListening = () => {}

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
  vi.doMock('../../forms/delivery/site-delivery.ts', () => {
    loaded()
    return { siteDelivery }
  })
})

afterEach(() => {
  stopListening()
  vi.restoreAllMocks()
  siteDelivery.mockReset()
  loaded.mockReset()
})

test.each([
  ['nothing to deliver', () => {}],
  ['a storage that is blocked', () => blockStorage()],
])('a visit with %s loads no code for it', async (_, happen) => {
  happen()
  await visit()
  expect(loaded).not.toHaveBeenCalled()
})

test('requests left by an earlier visit are delivered', async () => {
  localStorage.setItem(key, '[{}]')
  await visit()
  await vi.waitFor(() => expect(siteDelivery).toHaveBeenCalledOnce())
})

test.each([
  ['something else', '@tecto:cookies-accepted', 'true'],
  ['an empty outbox', key, null],
  ['nothing any more', null, null],
])(
  'delivery does not start when another tab stores %s, but when it stores a request later, once',
  async (_, name, value) => {
    await visit()
    write(name, value)
    await settled()
    expect(loaded).not.toHaveBeenCalled()
    write(key, '[{}]')
    await vi.waitFor(() => expect(siteDelivery).toHaveBeenCalledOnce())
    write(key, '[{}, {}]')
    await settled()
    expect(siteDelivery).toHaveBeenCalledOnce()
  },
)

test('a failure to load the code is only logged to the console', async () => {
  const failure = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('../../forms/delivery/site-delivery.ts', () => {
    throw new Error('The chunk is gone.')
  })
  localStorage.setItem(key, '[{}]')
  await visit()
  await vi.waitFor(() => expect(failure).toHaveBeenCalledOnce())
})

/** Starts a visit whose listeners end with the test. */
async function visit(): Promise<void> {
  const { deliverWaiting } = await import('./deliver-waiting.ts')
  const add = vi.spyOn(globalThis, 'addEventListener')
  deliverWaiting()
  const listeners = add.mock.calls.map(([type, listener]) => [type, listener] as const)
  add.mockRestore()
  stopListening = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener)
  }
  await settled()
}

function blockStorage(): void {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError')
  })
}

/** Long enough for an import. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}

function write(name: string | null, newValue: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
}
