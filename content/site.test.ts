import { expect, test } from 'vitest'
import { hiddenPages, reasonToHide } from './site.ts'

test.each(Object.keys(hiddenPages))(
  '%s is hidden in every language, but no page whose address ends like it',
  (path) => {
    for (const locale of ['/pt-br', '/en-us']) {
      expect(reasonToHide(locale + path)).toBe(hiddenPages[path])
      expect(reasonToHide(`${locale}/noticias${path}`)).toBeUndefined()
    }
  },
)
