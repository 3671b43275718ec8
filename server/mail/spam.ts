import type { MailRequest } from './mail-request.ts'

/** An address that starts with both `https://` and `www.` is one link. */
const link = /https?:\/\/(www\.)?|www\.|\[url|<a\s/gi

/** How many links a person may write into a field; 0 where the field is not named. */
const mostLinks: Record<string, number> = { company: 1, message: 3 }

/**
 * Whether a bot wrote it, as far as that is obvious: links where a person has none (a name, a phone number), or a message
 * full of them. Spam is stored too, apart: a person who was taken for a bot is not lost.
 */
export function isSpam({ origin: _, ...fields }: MailRequest): boolean {
  return Object.entries(fields).some(([name, text]) => (text.match(link)?.length ?? 0) > (mostLinks[name] ?? 0))
}
