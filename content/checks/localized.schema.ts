import { z } from 'zod'
import { characterError } from '../../locales/characters.ts'
import { localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { companyDay } from '../dates/company-days.ts'
import { maxAltTextLength } from '../limits.ts'
import type { LongText } from '../text/markdown.ts'

export function localized<Value extends z.ZodType>(value: Value) {
  return z.strictObject(inEachLanguage(() => value))
}

/** Alternative text, which is empty in every language if the picture is decorative. */
export const altText = localized(text(maxAltTextLength, 0)).superRefine((words, context) => {
  const empty = localeIds.filter((locale) => words[locale] === '')
  if (empty.length < localeIds.length)
    for (const locale of empty)
      context.addIssue({
        code: 'custom',
        path: [locale],
        message:
          'is empty, but other languages describe the picture: describe it, or leave all of them empty if it is decorative',
      })
})

/** Text shown to readers: trimmed, not empty, with its placeholders filled. */
export function text(most: number, least = 1) {
  return z
    .string()
    .min(least, least === 1 ? 'is empty' : `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`)
    .refine((value) => value === value.trim(), 'begins or ends with a space')
    .refine((value) => !/[{}]/.test(value), 'has an unknown placeholder: content/text/placeholders.ts has all of them')
    .superRefine((value, context) => {
      const error = characterError(value)
      if (error) context.addIssue(error)
    })
}

/** The Markdown file beside an entry, with its errors. */
export function markdownFile(minWords: number) {
  return z
    .custom<() => LongText>((read) => typeof read === 'function')
    .superRefine((read, context) => {
      try {
        const words =
          read()
            .html.replace(/<[^>]*>/g, ' ')
            .match(/\S+/g) ?? []
        if (words.length < minWords) context.addIssue(`has fewer than ${minWords} words`)
      } catch (error) {
        for (const message of (error as Error).message.split('\n')) context.addIssue(message.trim())
      }
    })
}

/** An existing date, such as `2024-05-14`. */
export const day = z.iso.date({
  error: ({ input }) => (input === undefined ? undefined : 'is not an existing date such as 2024-05-14'),
  abort: true,
})

/** A displayed date: before the Web existed or far in the future, it is a typo. */
export const shownDay = day.refine(
  (value) => value > '1990' && Date.parse(value) < Date.now() + twoYearsMs,
  'is before 1990 or more than two years ahead: correct the year',
)

/** Refuses an entry that is published before its own date. */
export function dayHasCome(
  { date, draft, publishAt }: { date: string; draft?: boolean; publishAt?: string },
  context: z.RefinementCtx,
) {
  if (!draft && date > (publishAt ?? companyDay()))
    context.addIssue({
      code: 'custom',
      path: ['date'],
      message: `is ${date}, which is later than its publication: add "publishAt": "${date}"`,
    })
}

const twoYearsMs = 2 * 365.25 * 86_400_000

/** Fields that hide an entry from visitors (see published.ts). */
export const publication = {
  draft: z.boolean().optional(),
  /** The first day on which a build shows the entry. */
  publishAt: day.optional(),
}

/** An address on another site. */
export const webAddress = z.string().superRefine((value, context) => {
  const address = URL.parse(value)
  if (value.startsWith('http:')) context.addIssue('begins with http:, which browsers warn about: write https://')
  else if (/\s/.test(value)) context.addIssue('contains a space, which is not allowed in an address')
  else if (address?.protocol !== 'https:' || !/^[\w-]+(\.[\w-]+)+$/.test(address.hostname))
    context.addIssue('is not a web address such as https://site.example/page')
})

export const dialledNumber = z
  .string()
  .regex(
    /^\+\d{8,15}$/,
    'is not a phone number such as +5511900000100: write a plus sign and 8 to 15 digits, including the country code',
  )

/** The part of an address that identifies an entry. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may contain only lowercase letters, digits, and single hyphens')

/** Requires each name exactly once, because the design has a place for each. */
export function eachOf<Entry>(field: string, names: readonly string[], nameOf: (entry: Entry) => string) {
  const isUnique = unique(field, nameOf)
  return (entries: Entry[], context: z.RefinementCtx<Entry[]>) => {
    isUnique(entries, context)
    for (const name of names)
      if (!entries.some((entry) => nameOf(entry) === name))
        context.addIssue({ code: 'custom', message: `has no entry "${name}": add one` })
  }
}

/** @param field the field that must be unique, if entries have fields */
export function unique<Entry>(field: string, nameOf: (entry: Entry) => string) {
  return (entries: Entry[], context: z.RefinementCtx<Entry[]>) => {
    const seen = new Map<string, number>()
    entries.forEach((entry, index) => {
      const value = nameOf(entry)
      const first = seen.get(value)
      if (first === undefined) seen.set(value, index)
      else
        context.addIssue({
          code: 'custom',
          path: typeof entry === 'object' ? [index, field] : [index],
          message: `is "${value}", which entry ${first + 1} has already: change one of them`,
        })
    })
  }
}
