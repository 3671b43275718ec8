import { limits } from '../../content/limits.ts'

/** Appends the company's name if there is room for it. */
export function brandedTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`
  return whole.length <= limits.title.most ? whole : title
}
