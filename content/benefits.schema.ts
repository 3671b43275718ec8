import { z } from 'zod'
import { localized, text, unique } from './localized.schema'

const benefit = z.strictObject({
  id: z.enum(['automation', 'decisions', 'customization', 'cost', 'productivity']),
  // The specification names these two fields in Portuguese; the page calls them title and text.
  titulo: localized(text(60)),
  descricao: localized(text(180)),
})
export type Benefit = z.infer<typeof benefit>
export const benefitsSchema = z.array(benefit).superRefine(unique('id', (entry: Benefit) => entry.id))
