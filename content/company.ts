import type { Company } from './company.schema.ts'
import { names } from './names.ts'

export const company: Company = {
  name: names.company,
  legalName: names.legalName,
  email: 'contato@tecto.example',
  phone: '+55 11 90000-0100',
  phoneUrl: 'tel:+5511900000100',
  messagingUrl: 'https://wa.me/5511900000100',
  timeZone: 'America/Sao_Paulo',
  areasServed: ['BR', 'US', 'ES'],
  social: [
    { id: 'instagram', url: 'https://www.instagram.com/tecto.example' },
    { id: 'youtube', url: 'https://www.youtube.com/@tecto.example' },
    { id: 'whatsapp', url: 'https://wa.me/5511900000100' },
    { id: 'facebook', url: 'https://www.facebook.com/tecto.example' },
    { id: 'x', url: 'https://x.com/tecto_example' },
  ],
}
