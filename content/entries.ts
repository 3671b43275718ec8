import { z } from 'zod'
import { sentence } from '../locales/sentence.ts'
import { companyDay } from './dates/company-days.ts'
import { isPublished, showsDrafts } from './dates/published.ts'
import { ContentError, parse } from './define.ts'
import { day } from './schema/fields.ts'

/** Fields that hide an entry from visitors. */
export const publication = {
  draft: z.boolean().optional(),
  /** The first day on which a build shows the entry. */
  publishAt: day.optional(),
}

/** Refuses an entry that is published before its own date. */
export function dayHasCome(
  { date, draft, publishAt }: { date: string; draft?: boolean; publishAt?: string },
  context: z.RefinementCtx,
) {
  if (!draft && date > (publishAt ?? companyDay()))
    context.addIssue({
      code: 'custom',
      path: ['date'],
      message: `is ${date}, which is later than its publication: add publishAt: '${date}'`,
    })
}

/** For those who write: entries that visitors do not see yet, and what drafts lack. */
export const unpublished: { hidden: string[]; errors: string[] } = { hidden: [], errors: [] }

interface Entry {
  slug?: string
  id?: string
  draft?: boolean
  publishAt?: string
}

/**
 * The entries that this build shows, parsed. A draft that is not finished is left out.
 * @param file in which `*` stands for the name of the entry
 * @throws a ContentError
 */
export function entries<Schema extends z.ZodType<object, Entry>>(
  file: string,
  schema: Schema,
  values: readonly z.input<Schema>[],
): z.output<Schema>[] {
  const names = values.map(({ slug, id }) => slug ?? id ?? '')
  const fileOf = (name: string) => file.replace('*', name)
  const errors = names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => sentence({ file: fileOf(name), field: name }, 'stands in the list twice: remove or rename one'))
  const shown = values.flatMap((value, index) => {
    const name = names[index] ?? ''
    const read = file.includes('*') ? parse(fileOf(name), schema, value) : parseInList(file, schema, value)
    const place = `${fileOf(name)} (${name})`
    // Anything else is a mistake, not a wish to hide the entry.
    const isDraft = value.draft === true
    if (isDraft) unpublished.hidden.push(`Draft: ${place}`)
    else if (!isPublished(value)) unpublished.hidden.push(`Shown from ${value.publishAt}: ${place}`)
    const known = isDraft ? unpublished.errors : errors
    known.push(...read.errors)
    return read.data !== undefined && (isPublished(value) || showsDrafts()) ? [read.data] : []
  })
  if (errors.length > 0) throw new ContentError(errors)
  return shown
}

/** Its errors name the entry. */
function parseInList<Schema extends z.ZodType>(file: string, schema: Schema, value: z.input<Schema>) {
  const { data, errors } = parse(file, z.array(schema), [value])
  return { data: data?.[0], errors }
}
