/** Lines marked `@ts-expect-error` must not compile: `npm run check` fails if one does. */

import { define } from '../content/define.ts'
import { productsSchema } from '../content/products.ts'
import { siteSchema } from '../content/site.ts'
import { story } from '../content/stories/stories.schema.ts'
import { inEachLanguage } from '../locales/localized.ts'

const words = inEachLanguage(() => 'Um')
const price = inEachLanguage(() => 1)
const product = {
  id: 'a',
  title: 'A',
  languages: ['pt'],
  link: '',
  monthlyPrice: price,
  unit: words,
  description: words,
}
const site = { noindexPages: {}, otherNews: { most: 3, among: 4 }, offersRefusal: false }

export const refused = () => [
  // @ts-expect-error: a picture that does not exist
  define('', productsSchema, [{ ...product, img: 'products/none' }]),
  // @ts-expect-error: a language is missing
  define('', productsSchema, [{ ...product, img: 'products/eduamigo', unit: { 'pt-br': 'Um' } }]),
  // @ts-expect-error: a story that does not exist
  define('', siteSchema, { ...site, homeStories: ['none'] }),
  // @ts-expect-error: a client and a service that do not exist, and all other fields are missing
  story('a', { client: 'none', services: ['none'] }),
]

export const accepted = () => [
  define('', productsSchema, [{ ...product, img: 'products/eduamigo' }]),
  define('', siteSchema, { ...site, homeStories: ['caisbanq'] }),
]
