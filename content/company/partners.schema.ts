import { z } from 'zod'
import { slug, text, unique } from '../checks/localized.schema.ts'
import { publicFile } from '../checks/picture.schema.ts'

const partner = z.strictObject({ id: slug, name: text(40), logo: publicFile })
export type Partner = z.infer<typeof partner>
export const partnersSchema = z.array(partner).superRefine(unique('id', (entry: Partner) => entry.id))
