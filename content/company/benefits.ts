import { z } from 'zod'
import { eachOf, localized, text } from '../checks/localized.schema.ts'
import { readContent } from '../read-content.ts'
import { filled } from '../text/placeholders.ts'

export const benefits = filled(readContent<Benefit[]>('content/company/benefits.json'))

const benefitId = z.enum(['automation', 'decisions', 'customization', 'cost', 'productivity'])
const benefit = z.strictObject({
  id: benefitId,
  // The specification names these two fields in Portuguese; the page calls them title and text.
  titulo: localized(text(60)),
  descricao: localized(text(180)),
})
export type Benefit = z.infer<typeof benefit>
export const benefitsSchema = z
  .array(benefit)
  .superRefine(eachOf('id', benefitId.options, (entry: Benefit) => entry.id))
