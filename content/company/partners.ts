import { z } from 'zod'
import { define } from '../define.ts'
import { slug, unique, wrongCount } from '../schema/fields.ts'
import { publicFile } from '../schema/pictures.ts'
import { text } from '../text/text.schema.ts'

const partner = z.strictObject({ id: slug, name: text(40), logo: publicFile })
export type Partner = z.infer<typeof partner>
const partnersSchema = z
  .array(partner)
  .min(18, { error: ({ input }) => wrongCount((input as Partner[]).length, 18, 'logos of clients') })
  .superRefine(unique('id', (entry: Partner) => entry.id))

/** All of these companies are invented. The logo is `public/art/partners/ID.webp`. */
const list = [
  { id: 'vertiqa', name: 'Vértiqa' },
  { id: 'auromidia', name: 'Auromídia' },
  { id: 'nortebanq', name: 'Nortebanq' },
  { id: 'sorrivita', name: 'Sorrivita' },
  { id: 'orbelo', name: 'Orbelo' },
  { id: 'ondaria-tv', name: 'Ondária TV' },
  { id: 'quilatto', name: 'Quilatto' },
  { id: 'clareodonto', name: 'Clareodonto' },
  { id: 'nimbora', name: 'Nimbora' },
  { id: 'radial-sul', name: 'Radial Sul' },
  { id: 'ipessegur', name: 'Ipessegur' },
  { id: 'odontossol', name: 'Odontossol' },
  { id: 'tramalab', name: 'Tramalab' },
  { id: 'maresia-jornal', name: 'Maresia Jornal' },
  { id: 'caisbanq', name: 'Caisbanq' },
  { id: 'pixelario', name: 'Pixelário' },
  { id: 'bussolar', name: 'Bussolar' },
  { id: 'jatobit', name: 'Jatobit' },
] as const

export const partnerIds = list.map(({ id }) => id)
export const partners = define(
  'content/company/partners.ts',
  partnersSchema,
  list.map((partner) => ({ ...partner, logo: `/art/partners/${partner.id}.webp` })),
)
