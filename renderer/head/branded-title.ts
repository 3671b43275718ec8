import { limits } from '../../content/limits.ts'

function suffixOf(siteName: string): string {
  return ` | ${siteName}`
}

/** A title as tabs and search results show it: with the company's name, where there is room for it. */
export function brandedTitle(title: string, siteName: string): string {
  const whole = title + suffixOf(siteName)
  return whole.length <= limits.title.most ? whole : title
}

/** The title without the company's name, for where that stands beside it. */
export function unbrandedTitle(title: string, siteName: string): string {
  return title.endsWith(suffixOf(siteName)) ? title.slice(0, -suffixOf(siteName).length) : title
}
