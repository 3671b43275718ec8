import { z } from 'zod'
import { localized, slug, unique, webAddress } from './schema/fields.ts'
import { picture } from './schema/pictures.ts'
import { localizedText, text } from './text/text.schema.ts'

const product = z.strictObject({
  id: slug,
  title: text(30),
  img: picture,
  /** The languages that the product supports. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/, 'is not the code of a language such as pt')).min(1),
  /** The price of the smallest plan, in whole units of each language's currency. */
  monthlyPrice: localized(z.int().positive()),
  /** What that price is for one of. */
  unit: localizedText(30),
  description: localizedText(200),
  link: webAddress,
})
export type Product = z.infer<typeof product>
export const productsSchema = z
  .array(product)
  .superRefine(unique('id', (entry: Product) => entry.id))
  .refine((all) => all.some(({ id }) => id === 'ai-news'), 'has no ai-news, to which its demo links')
