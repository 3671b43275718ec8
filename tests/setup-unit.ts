import { afterAll, afterEach, vi } from 'vitest'

// Test files share a process and would otherwise share the state of modules, and what a test has changed.
vi.resetModules()
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// React loads slowly, and tests without a document do not need it.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
  // Removes what the previous test file left in the shared document.
  document.body.replaceChildren()
  // jsdom has no layout, so it lacks these.
  Element.prototype.scrollIntoView = () => {}
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver })
  const { addEventListener } = globalThis
  const listeners: Parameters<typeof addEventListener>[] = []
  globalThis.addEventListener = (...listener: (typeof listeners)[number]) => {
    listeners.push(listener)
    addEventListener(...listener)
  }
  afterAll(() => {
    for (const listener of listeners) removeEventListener(...listener)
    globalThis.addEventListener = addEventListener
  })
}
