import { afterEach } from 'vitest'

// Tests of plain modules run without a document, and without the time that React takes to load.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
