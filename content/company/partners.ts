import { z } from 'zod'
import { slug, text, unique } from '../checks/localized.schema.ts'
import { publicFile } from '../checks/picture.schema.ts'
import { readContent } from '../read-content.ts'

/** All of these companies are invented. */
const namesById = readContent<Record<string, string>>('content/company/partners.json')

export const partners: Partner[] = Object.entries(namesById).map(([id, name]) => ({
  id,
  name,
  logo: `/art/partners/${id}.webp`,
}))

const partner = z.strictObject({ id: slug, name: text(40), logo: publicFile })
export type Partner = z.infer<typeof partner>
export const partnersSchema = z.array(partner).superRefine(unique('id', (entry: Partner) => entry.id))
