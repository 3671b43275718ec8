import { z } from 'zod'
import { localized, slug, text, unique, webAddress } from './checks/localized.schema.ts'
import { picture } from './checks/picture.schema.ts'

const product = z.strictObject({
  id: slug,
  title: text(30),
  img: picture,
  /** In which it works. */
  languages: z.array(z.enum(['pt', 'en', 'es'])).min(1),
  /** Of the smallest plan, in whole units of the currency of each language. */
  monthlyPrice: localized(z.int().positive()),
  description: localized(text(200)),
  link: webAddress,
})
export type Product = z.infer<typeof product>
export const productsSchema = z.array(product).superRefine(unique('id', (entry: Product) => entry.id))
