import { type FormRequest, formOf } from '../../requests/request-forms.ts'

/** An address that starts with both `https://` and `www.` is one link. */
const link = /https?:\/\/(www\.)?|www\.|\[url|<a\s/gi

/**
 * Whether a bot wrote it, as far as that is obvious: links where a person has none (a name, a phone number), or a message
 * full of them. Spam is stored too, apart: a person who was taken for a bot is not lost.
 */
export function isSpam(request: FormRequest): boolean {
  const { fields } = formOf(request)
  const texts: Record<string, string> = { ...request }
  return Object.entries(fields).some(([name, { mostLinks = 0 }]) => linksIn(texts[name] ?? '') > mostLinks)
}

function linksIn(text: string): number {
  return text.match(link)?.length ?? 0
}
