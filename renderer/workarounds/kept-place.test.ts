import { expect, test, vi } from 'vitest'
import { keepPlaceWhileAway } from './kept-place.ts'

test('a page that the browser has kept comes back where it was left', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  keepPlaceWhileAway()
  vi.stubGlobal('scrollY', 900)
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(scrollTo).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' })
})
