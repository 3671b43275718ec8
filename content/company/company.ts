import { names } from '../names.ts'
import { readContent } from '../read-content.ts'
import type { Company } from './company.schema.ts'

type CompanyFile = Omit<Company, 'name' | 'legalName'>
const { social, ...file } = readContent<CompanyFile>('content/company/company.json')

export const company: Company = {
  name: names.company,
  legalName: names.legalName,
  ...file,
  // The address of WhatsApp follows from the number.
  social: social.map((profile) =>
    profile.id === 'whatsapp' ? { ...profile, url: messagingUrl(file.whatsapp) } : profile,
  ),
}

/** A number as machines dial it (E.164). */
export function dialled(number: string): string {
  return `+${number.replace(/\D/g, '')}`
}

export function messagingUrl(number: string): string {
  return `https://wa.me/${dialled(number).slice(1)}`
}
