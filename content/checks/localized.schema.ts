import { z } from 'zod'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { maxAltTextLength } from '../limits.ts'
import { type Block, type LazyText, plainText } from '../text/rich-text.ts'

/** One value per language, none optional. */
export function localized<Value extends z.ZodType>(value: Value) {
  const shape = Object.fromEntries(localeIds.map((locale) => [locale, value])) as Record<LocaleId, Value>
  return z.strictObject(shape)
}

/** Alternative text. Empty in every language where the picture only decorates. */
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

/** Text that a reader sees: never empty, never with stray space around it. */
export function text(most: number, least = 1) {
  return z
    .string()
    .min(least, least === 1 ? 'is empty' : `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`)
    .refine((value) => value === value.trim(), 'begins or ends with a space')
}

/** The text of a Markdown file beside the entry. */
export function longText(minWords: number) {
  return z.custom<Block[]>().refine((blocks) => wordsIn(blocks) >= minWords, `has fewer than ${minWords} words`)
}

/** The same where the text is read when it is asked for, which the check does. */
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

/** A day that exists, as `2024-05-14`. */
export const day = z.iso.date({ error: 'is not a date like 2024-05-14, or not a day that exists', abort: true })

/** The day that readers see. Far in the future, or before the web existed, it is a typo. */
export const shownDay = day.refine(
  (value) => value > '1990' && Date.parse(value) < Date.now() + twoYearsMs,
  'is years away: correct the year',
)

/** An entry shown before its day would tell visitors a day that has not come. */
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

/** The fields that hide an entry from visitors for now: see published.ts. */
export const publication = {
  /** Not ready yet. */
  draft: z.boolean().optional(),
  /** The first day on which a build shows it. */
  publishAt: day.optional(),
}

/** The address of another site. */
export const webAddress = z.string().superRefine((value, context) => {
  const address = URL.parse(value)
  if (value.startsWith('http:')) context.addIssue('begins with http:, of which browsers warn: write https://')
  else if (/\s/.test(value)) context.addIssue('holds a space, which no address does')
  else if (address?.protocol !== 'https:' || !/^[\w-]+(\.[\w-]+)+$/.test(address.hostname))
    context.addIssue('is no address of a site like https://site.example/page')
})

/** A phone number as it is dialled. */
export const dialledNumber = z
  .string()
  .regex(
    /^\+\d{8,15}$/,
    'is no phone number like +5511900000100: a plus, the code of the country, and 8 to 15 digits in all',
  )

/** The part of an address that names one entry. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold only small letters, digits and single hyphens')

/** Refuses a list that does not have each of these once: the design has a place for each. */
export function eachOf<Entry>(field: string, names: readonly string[], nameOf: (entry: Entry) => string) {
  const isUnique = unique(field, nameOf)
  return (entries: Entry[], context: z.RefinementCtx<Entry[]>) => {
    isUnique(entries, context)
    for (const name of names)
      if (!entries.some((entry) => nameOf(entry) === name))
        context.addIssue({ code: 'custom', message: `lacks the entry "${name}": add it` })
  }
}

/**
 * Refuses a list in which two entries share a value that must be unique.
 * @param field the one that holds it, where entries have fields
 */
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
