import { z } from 'zod'
import { localized, slug, text, unique, webAddress } from './checks/localized.schema.ts'
import { picture } from './checks/picture.schema.ts'
import { readContent } from './read-content.ts'
import { filled } from './text/placeholders.ts'

/** Languages and prices are invented: the owner confirms them before the site goes public. */
export const products = filled(readContent<Product[]>('content/products.json'))

const product = z.strictObject({
  id: slug,
  title: text(30),
  img: picture,
  /** The languages that the product supports. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/, 'is not the code of a language such as pt')).min(1),
  /** The price of the smallest plan, in whole units of each language's currency. */
  monthlyPrice: localized(z.int().positive()),
  /** What that price is for one of. */
  unit: localized(text(30)),
  description: localized(text(200)),
  link: webAddress,
})
export type Product = z.infer<typeof product>
export const productsSchema = z
  .array(product)
  .superRefine(unique('id', (entry: Product) => entry.id))
  .refine((all) => all.some(({ id }) => id === 'ai-news'), 'has no ai-news, to which its demo links')
