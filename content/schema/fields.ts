import { z } from 'zod'
import { inEachLanguage } from '../../locales/localized.ts'

/** A value for each language. None may be missing. */
export function localized<Value extends z.ZodType>(value: Value) {
  return z.strictObject(inEachLanguage(() => value))
}

/** An existing date, such as `2024-05-14`. */
export const day = z.iso.date({
  error: ({ input }) =>
    input === undefined ? undefined : `is ${JSON.stringify(input)}, but must be an existing date such as '2024-05-14'`,
  abort: true,
})

/** A displayed date. A date before the Web existed, or far in the future, is a typo. */
export const shownDay = day.refine(
  (value) => value > '1990' && Date.parse(value) < Date.now() + twoYearsMs,
  'is before 1990 or more than two years ahead: correct the year',
)

const twoYearsMs = 2 * 365.25 * 86_400_000

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

/** Whether the code is known: of a language, such as `pt`, or of a region, such as `br`. */
export function isCode(type: 'language' | 'region', code: string): boolean {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return /^[a-z]{2}$/.test(code) && names.of(type === 'region' ? code.toUpperCase() : code) !== undefined
}

/** The message for a file or list whose number of entries differs from the specified one (docs/specification.md). */
export function wrongCount(found: number, specified: number, what = 'entries'): string {
  return `has ${found} ${what}, but the specification has ${specified}: write as many`
}

/** @param field the field that must be unique, if entries have fields */
export function unique<Entry>(field: string, nameOf: (entry: Entry) => string) {
  return (entries: Entry[], context: z.RefinementCtx<Entry[]>) => {
    const seen = new Map<string, number>()
    entries.forEach((entry, index) => {
      const value = nameOf(entry)
      const earlier = seen.get(value)
      if (earlier === undefined) seen.set(value, index)
      else
        context.addIssue({
          code: 'custom',
          path: typeof entry === 'object' ? [index, field] : [index],
          message: `is "${value}", which entry ${earlier + 1} has already: change one of them`,
        })
    })
  }
}
