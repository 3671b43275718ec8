import { expect, test } from 'vitest'
import { removeTrackingCookies } from './site-tracking.ts'

test("the scripts' cookies are removed, and no others", () => {
  for (const name of ['_ga', '_ga_ABC', '_gid', '_gcl_au', '_fbp', '_fbc', 'session', '_fbpx', 'x_ga']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the scripts do the same
    document.cookie = `${name}=1; path=/`
  }
  removeTrackingCookies()
  expect(document.cookie.split('; ').sort()).toEqual(['_fbpx=1', 'session=1', 'x_ga=1'])
})
