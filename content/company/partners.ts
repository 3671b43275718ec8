import { z } from 'zod'
import { slug, text, unique } from '../checks/localized.schema.ts'
import { publicFile } from '../checks/picture.schema.ts'

const names = {
  vertiqa: 'Vértiqa',
  auromidia: 'Auromídia',
  nortebanq: 'Nortebanq',
  sorrivita: 'Sorrivita',
  orbelo: 'Orbelo',
  'ondaria-tv': 'Ondária TV',
  quilatto: 'Quilatto',
  clareodonto: 'Clareodonto',
  nimbora: 'Nimbora',
  'radial-sul': 'Radial Sul',
  ipessegur: 'Ipessegur',
  odontossol: 'Odontossol',
  tramalab: 'Tramalab',
  'maresia-jornal': 'Maresia Jornal',
  caisbanq: 'Caisbanq',
  pixelario: 'Pixelário',
  bussolar: 'Bussolar',
  jatobit: 'Jatobit',
}

/** All of these companies are invented. */
export const partners: Partner[] = Object.entries(names).map(([id, name]) => ({
  id,
  name,
  logo: `/art/partners/${id}.webp`,
}))

const partner = z.strictObject({ id: slug, name: text(40), logo: publicFile })
export type Partner = z.infer<typeof partner>
export const partnersSchema = z.array(partner).superRefine(unique('id', (entry: Partner) => entry.id))
