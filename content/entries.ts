import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { sentence } from '../locales/sentence.ts'
import { companyDay } from './dates/company-days.ts'
import { isPublished, showsDrafts } from './dates/published.ts'
import { ContentError, parse } from './define.ts'
import { day, wrongCount } from './schema/fields.ts'

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

export interface HiddenEntry {
  name: string
  /** Where it stands and why it is hidden, for those who write. */
  reason: string
  /** What a draft lacks, which may be unfinished. */
  errors: string[]
}

interface Entry {
  slug?: string
  id?: string
  draft?: boolean
  publishAt?: string
}

interface List<Schema> {
  /** Where each entry stands; `*` is the name of one that has a file or folder of its own. */
  file: string
  schema: Schema
  /** How many the specification has, drafts included. */
  least?: number
}

/**
 * The entries of a list, parsed: those that this build shows, and those that visitors do not see yet.
 * A draft that is not finished is left out even where drafts are shown.
 * @throws a ContentError
 */
export function entries<Schema extends z.ZodType<object, Entry>>(
  { file, schema, least = 0 }: List<Schema>,
  values: readonly z.input<Schema>[],
): { shown: z.output<Schema>[]; hidden: HiddenEntry[] } {
  const names = values.map(({ slug, id }) => slug ?? id ?? '')
  const unlisted = unlistedFiles(file, names)
  // All further errors would follow from these.
  if (unlisted.length > 0) throw new ContentError(unlisted)
  const errors = names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => sentence({ file: fileOf(name), field: name }, 'stands in the list twice: remove or rename one'))
  if (names.length < least) errors.push(sentence({ file: listOf(file) }, wrongCount(names.length, least)))
  const shown: z.output<Schema>[] = []
  const hidden: HiddenEntry[] = []
  for (const [index, value] of values.entries()) {
    const name = names[index] ?? ''
    const read = file.includes('*') ? parse(fileOf(name), schema, value) : parseInList(file, schema, value)
    // Anything else than `true` is a mistake, not a wish to hide the entry.
    const isDraft = value.draft === true
    if (!isDraft) errors.push(...read.errors)
    if (isDraft || !isPublished(value)) {
      const why = isDraft ? 'Draft' : `Shown from ${value.publishAt}`
      hidden.push({ name, reason: `${why}: ${fileOf(name)} (${name})`, errors: isDraft ? read.errors : [] })
    }
    if (read.data !== undefined && (isPublished(value) || showsDrafts())) shown.push(read.data)
  }
  if (errors.length > 0) throw new ContentError(errors)
  return { shown, hidden }

  function fileOf(name: string): string {
    return file.replace('*', name)
  }
}

/** Parses an entry as one of a list, so that its errors name it. */
function parseInList<Schema extends z.ZodType>(file: string, schema: Schema, value: z.input<Schema>) {
  const { data, errors } = parse(file, z.array(schema), [value])
  return { data: data?.[0], errors }
}

/** The module with the list, such as content/news/news.ts, which is called as its folder. */
function listOf(file: string): string {
  const [folder = '', own] = file.split('/*')
  return own === undefined ? file : `${folder}/${basename(folder)}.ts`
}

/** Files that their list leaves out, and those that are called otherwise than their entry. */
function unlistedFiles(file: string, names: string[]): string[] {
  const [before = '', after] = file.split('*')
  if (after === undefined) return []
  const list = listOf(file)
  const files = globSync(file).map((path) => path.slice(before.length, -after.length))
  // Beside the entries stand the list itself and its schema.
  const unlisted = files.filter(
    (name) => !names.includes(name) && name !== basename(list, '.ts') && !name.includes('.'),
  )
  const [misnamed] = names.filter((name) => !files.includes(name))
  return unlisted.map((name) =>
    misnamed
      ? sentence(
          { file: before + name + after },
          `should hold "${name}", but is called "${misnamed}" inside: rename one`,
        )
      : sentence({ file: list }, `leaves out ./${name}${after}: import its entry, and add it to the list`),
  )
}
