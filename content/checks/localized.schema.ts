import { z } from 'zod'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { maxAltTextLength } from '../limits.ts'
import { type Block, type LazyText, plainText } from '../text/rich-text.ts'

export function localized<Value extends z.ZodType>(value: Value) {
  const shape = Object.fromEntries(localeIds.map((locale) => [locale, value])) as Record<LocaleId, Value>
  return z.strictObject(shape)
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
          'is empty, and other languages say what the picture shows: write it, or leave all empty where it only decorates',
      })
})

/** Text shown to readers: trimmed, and not empty. */
export function text(most: number, least = 1) {
  return z
    .string()
    .min(least, least === 1 ? 'is empty' : `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`)
    .refine((value) => value === value.trim(), 'begins or ends with a space')
}

/** The Markdown files beside an entry. */
export function longText(minWords: number) {
  return z.custom<Block[]>().refine((blocks) => wordsIn(blocks) >= minWords, `has fewer than ${minWords} words`)
}

/** Like `longText`, but parsed on first access. */
export function lazyLongText(minWords: number) {
  return z
    .custom<LazyText>((read) => typeof read === 'function')
    .superRefine((read, context) => {
      try {
        if (wordsIn(read()) < minWords) context.addIssue(`has fewer than ${minWords} words`)
      } catch (error) {
        for (const message of (error as Error).message.split('\n'))
          context.addIssue({ code: 'custom', message: message.trim(), params: { namesFile: true } })
      }
    })
}

function wordsIn(blocks: Block[]): number {
  return plainText(blocks).split(/\s+/).filter(Boolean).length
}

/** An existing date, such as `2024-05-14`. */
export const day = z.iso.date({ error: 'is not a date like 2024-05-14, or not a day that exists', abort: true })

/** A displayed date: before the Web existed or far in the future, it is a typo. */
export const shownDay = day.refine(
  (value) => value > '1990' && Date.parse(value) < Date.now() + twoYearsMs,
  'is years away: correct the year',
)

/** Refuses an entry that is published before its own date. */
export function dayHasCome(
  { date, draft, publishAt }: { date: string; draft?: boolean; publishAt?: string },
  context: z.RefinementCtx,
) {
  if (!draft && date > (publishAt ?? new Date().toISOString().slice(0, 10)))
    context.addIssue({
      code: 'custom',
      path: ['date'],
      message: `is ${date}, a day that has not come when visitors see it: write publishAt: '${date}', too`,
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
  if (value.startsWith('http:')) context.addIssue('begins with http:, of which browsers warn: write https://')
  else if (/\s/.test(value)) context.addIssue('holds a space, which no address does')
  else if (address?.protocol !== 'https:' || !/^[\w-]+(\.[\w-]+)+$/.test(address.hostname))
    context.addIssue('is no address of a site like https://site.example/page')
})

export const dialledNumber = z
  .string()
  .regex(
    /^\+\d{8,15}$/,
    'is no phone number like +5511900000100: a plus, the code of the country, and 8 to 15 digits in all',
  )

/** The part of an address that identifies an entry. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold only small letters, digits and single hyphens')

/** Requires each name exactly once, because the design has a place for each. */
export function eachOf<Entry>(field: string, names: readonly string[], nameOf: (entry: Entry) => string) {
  const isUnique = unique(field, nameOf)
  return (entries: Entry[], context: z.RefinementCtx<Entry[]>) => {
    isUnique(entries, context)
    for (const name of names)
      if (!entries.some((entry) => nameOf(entry) === name))
        context.addIssue({ code: 'custom', message: `lacks the entry "${name}": add it` })
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
          message: `"${value}" is already used by entry ${first + 1}: give one of the two another`,
        })
    })
  }
}
