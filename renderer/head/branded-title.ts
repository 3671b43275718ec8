import { limits } from '../../content/limits.ts'

function suffixOf(siteName: string): string {
  return ` | ${siteName}`
}

/** Appends the company's name if there is room for it. */
export function brandedTitle(title: string, siteName: string): string {
  const whole = title + suffixOf(siteName)
  return whole.length <= limits.title.most ? whole : title
}

/** Removes the company's name, for places that show it anyway. */
export function unbrandedTitle(title: string, siteName: string): string {
  return title.endsWith(suffixOf(siteName)) ? title.slice(0, -suffixOf(siteName).length) : title
}
