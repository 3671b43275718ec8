import { z } from 'zod'
import { withoutLocale } from '../locales/locales.ts'

/** The variant at the page's main address; the other one has its own address and is not indexed. */
export const primaryHome: Variant = 'alternative'
export const primaryAbout: Variant = 'alternative'
export type Variant = 'alternative' | 'standard'

export function otherVariant(variant: Variant): Variant {
  return variant === 'standard' ? 'alternative' : 'standard'
}

/** Pages that search engines must not index, by path without the language, and why. */
export const hiddenPages: Record<string, string> = {
  '/obrigado': 'it is a thank-you page',
  '/inicio': 'it is a second home page',
  '/sobre': 'it is a second about page',
}

/** Why a page must not be indexed; undefined if it may. */
export function reasonToHide(pathname: string): string | undefined {
  return hiddenPages[withoutLocale(pathname)]
}

/** How many other articles an article offers, chosen from how many of the newest. */
export const otherNews = { most: 3, among: 4 }

/**
 * Whether the consent banner also has a refuse button. The specification asks for one button only, but the data
 * protection authorities of Brazil (ANPD) and Spain (AEPD) require refusing to be as easy as accepting.
 */
export const offersRefusal: boolean = false

const path = z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'is not a path such as /obrigado')
const variant = z.enum(['alternative', 'standard'])

export const siteSchema = z.object({
  primaryHome: variant,
  primaryAbout: variant,
  hiddenPages: z.record(path, z.string().min(1, 'is empty: give the reason')),
  otherNews: z.strictObject({ most: z.int().min(0), among: z.int().positive() }),
  offersRefusal: z.boolean(),
})
