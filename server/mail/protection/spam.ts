import { type FormRequest, formOf } from '../../../forms/forms.ts'

/** An address that starts with `https://www.` counts as one link. */
const link = /https?:\/\/(www\.)?|www\.|\[url|<a\s/gi

/**
 * Whether the request is obviously from a bot: it has links where people write none (name, phone number), or a message
 * full of them. Spam is stored too, so that a person mistaken for a bot is not lost.
 */
export function isSpam(request: FormRequest): boolean {
  const { fields } = formOf(request)
  const texts: Record<string, string> = { ...request }
  return Object.entries(fields).some(([name, { maxLinks = 0 }]) => linksIn(texts[name] ?? '') > maxLinks)
}

function linksIn(text: string): number {
  return text.match(link)?.length ?? 0
}
