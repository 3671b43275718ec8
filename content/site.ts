import { withoutLocale } from '../locales/locales.ts'
import { define } from './define.ts'
import { siteSchema } from './site.schema.ts'

export const { homeStories, hiddenPages, otherNews, offersRefusal } = define('content/site.ts', siteSchema, {
  homeStories: ['ipessegur', 'caisbanq', 'maresia-jornal'],
  otherNews: {
    most: 3,
    among: 4,
  },
  hiddenPages: {
    '/obrigado': 'it is a thank-you page',
    '/inicio': 'it is a second home page',
    '/sobre': 'it is a second about page',
  },
  offersRefusal: false,
})

/** Why a page must not be indexed; undefined if it may. */
export function reasonToHide(pathname: string): string | undefined {
  return hiddenPages[withoutLocale(pathname)]
}
