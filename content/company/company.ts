import { define } from '../define.ts'
import { names } from '../names.ts'
import { companySchema } from './company.schema.ts'

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
