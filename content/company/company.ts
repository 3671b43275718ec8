import { names } from '../names.ts'
import type { Company } from './company.schema.ts'

/** As displayed; the addresses of links follow. */
const phone = '+55 11 90000-0100'
const whatsapp = phone
const messagingUrl = `https://wa.me/${digitsOf(whatsapp)}`

export const company: Company = {
  name: names.company,
  legalName: names.legalName,
  // Invented, with check digits that no company has.
  registration: '98.765.432/0001-00',
  address: 'Rua dos Ipês-Amarelos, 410, São Paulo',
  email: 'contato@tecto.example',
  phone,
  phoneUrl: `tel:+${digitsOf(phone)}`,
  whatsapp,
  messagingUrl,
  timeZone: 'America/Sao_Paulo',
  hours: { from: 9, to: 18 },
  social: [
    { id: 'instagram', url: 'https://www.instagram.com/tecto.example' },
    { id: 'youtube', url: 'https://www.youtube.com/@tecto.example' },
    { id: 'whatsapp', url: messagingUrl },
    { id: 'facebook', url: 'https://www.facebook.com/tecto.example' },
    { id: 'x', url: 'https://x.com/tecto_example' },
  ],
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}
