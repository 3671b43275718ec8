import { z } from 'zod'
import { eachOf } from '../schema/fields.ts'
import { localizedText } from '../text/text.schema.ts'

const benefitId = z.enum(['automation', 'decisions', 'customization', 'cost', 'productivity'])
const benefit = z.strictObject({
  id: benefitId,
  /** A symbol of components/ui/icons.svg. */
  icon: z.enum(['automation', 'decisions', 'customization', 'cost', 'productivity']),
  // The specification names these two fields in Portuguese; the page calls them title and text.
  titulo: localizedText(60),
  descricao: localizedText(180),
})
export type Benefit = z.infer<typeof benefit>
export const benefitsSchema = z
  .array(benefit)
  .superRefine(eachOf('id', benefitId.options, (entry: Benefit) => entry.id))
