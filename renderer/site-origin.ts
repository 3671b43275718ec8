import { company } from '../content/company'

/** The address under which the site is published, for links that must be absolute. */
const origin = `https://${import.meta.env.VITE_DOMAIN_PT || company.email.split('@')[1]}`

export function absoluteUrl(path: string): string {
  return new URL(path, origin).href
}
