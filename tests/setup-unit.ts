import { afterEach, vi } from 'vitest'

// Files of tests share a process: without this they would also share what modules keep.
vi.resetModules()

// Tests without a document do not need React, which takes long to load.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
  // What the file before has left in the document they share.
  document.body.replaceChildren()
  // jsdom lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => {}
}
