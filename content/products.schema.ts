import { z } from 'zod'
import { localized, slug, text, unique, webAddress } from './localized.schema'
import { picture } from './picture.schema'

const product = z.strictObject({
  id: slug,
  title: text(30),
  img: picture,
  description: localized(text(200)),
  link: webAddress,
})
export type Product = z.infer<typeof product>
export const productsSchema = z.array(product).superRefine(unique('id', (entry: Product) => entry.id))
