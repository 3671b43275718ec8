import { z } from 'zod'
import { localized, text, unique } from './localized.schema'
import { picture } from './picture.schema'

const product = z.strictObject({
  id: z.enum(['ai-seller', 'ai-manager', 'ai-news', 'eduamigo', 'alugue-total']),
  title: text(30),
  img: picture,
  description: localized(text(200)),
  link: z.url(),
})
export type Product = z.infer<typeof product>
export const productsSchema = z.array(product).superRefine(unique('id', (entry: Product) => entry.id))
