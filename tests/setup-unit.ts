import { afterEach } from 'vitest'

// Tests without a document do not need React, which takes long to load.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
