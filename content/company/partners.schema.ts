import { z } from 'zod'
import { slug, unique } from '../schema/fields.ts'
import { publicFile } from '../schema/pictures.ts'
import { text } from '../text/text.schema.ts'

const partner = z.strictObject({ id: slug, name: text(40), logo: publicFile })
export type Partner = z.infer<typeof partner>
export const partnersSchema = z.array(partner).superRefine(unique('id', (entry: Partner) => entry.id))
