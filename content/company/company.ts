import { z } from 'zod'
import { define } from '../define.ts'
import { names } from '../names.ts'
import { eachOf, webAddress } from '../schema/fields.ts'

/** A phone number in display format, with country code. */
const numberToRead = z
  .string()
  .regex(
    /^(?=(\D*\d){8,15}\D*$)\+\d[\d ()-]+$/,
    'is not a phone number such as +55 11 90000-0100: write a plus sign, 8 to 15 digits, spaces, and hyphens',
  )
const socialId = z.enum(['instagram', 'youtube', 'whatsapp', 'facebook', 'x'])
const profile = z.strictObject({ id: socialId, url: webAddress })

/** The last two digits of a CNPJ follow from the others, which may be letters since July 2026. */
function hasCheckDigits(registration: string): boolean {
  const values = [...registration.replace(/\W/g, '')].map((character) => character.charCodeAt(0) - 48)
  return [12, 13].every((count) => {
    const sum = values.slice(0, count).reduce((total, value, at) => total + value * (2 + ((count - 1 - at) % 8)), 0)
    return values[count] === ((10 * sum) % 11) % 10
  })
}

export const companySchema = z.strictObject({
  name: z.string().min(1),
  legalName: z.string().min(1),
  /** The CNPJ, Brazil's company registration number. Invented; its check digits are right. */
  registration: z
    .string()
    .regex(/^[\dA-Z]{2}(\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d{2}$/, 'is not a CNPJ such as 99.640.218/0001-78')
    .refine(hasCheckDigits, 'is not a CNPJ: its last two digits do not fit the others'),
  address: z.string().min(1),
  email: z.email('is not an email address such as ana@site.example'),
  phone: numberToRead,
  whatsapp: numberToRead,
  /** The IANA time zone in which the company works; it also decides when the day of `publishAt` begins. */
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
      'is not a time zone such as America/Sao_Paulo',
    ),
  social: z.array(profile).superRefine(eachOf('id', socialId.options, ({ id }: z.infer<typeof profile>) => id)),
})
export type SocialId = z.infer<typeof socialId>

const whatsapp = '+55 11 90000-0100'

export const company = define('content/company/company.ts', companySchema, {
  name: names.company,
  legalName: names.legalName,
  registration: '99.640.218/0001-78',
  address: 'Rua dos Ipês-Amarelos, 410, São Paulo',
  email: 'contato@tecto.example',
  phone: '+55 11 90000-0100',
  whatsapp,
  timeZone: 'America/Sao_Paulo',
  social: [
    {
      id: 'instagram',
      url: 'https://www.instagram.com/tecto.example',
    },
    {
      id: 'youtube',
      url: 'https://www.youtube.com/@tecto.example',
    },
    { id: 'whatsapp', url: messagingUrl(whatsapp) },
    {
      id: 'facebook',
      url: 'https://www.facebook.com/tecto.example',
    },
    {
      id: 'x',
      url: 'https://x.com/tecto_example',
    },
  ],
})

/** A number as machines dial it (E.164). */
export function dialled(number: string): string {
  return `+${number.replace(/\D/g, '')}`
}

export function messagingUrl(number: string): string {
  return `https://wa.me/${dialled(number).slice(1)}`
}
