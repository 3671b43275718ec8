import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { lineAt, sentence } from '../locales/sentence.ts'
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

/** For those who write: entries that visitors do not see yet, and what drafts lack. */
export const unpublished: { hidden: string[]; errors: string[] } = { hidden: [], errors: [] }

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
 * The entries that this build shows, parsed. A draft that is not finished is left out.
 * @throws a ContentError
 */
export function entries<Schema extends z.ZodType<object, Entry>>(
  { file, schema, least = 0 }: List<Schema>,
  values: readonly z.input<Schema>[],
): z.output<Schema>[] {
  const names = values.map(({ slug, id }) => slug ?? id ?? '')
  const misnamed = unlistedFiles(file, names)
  // All further errors would follow from these.
  if (misnamed.length > 0) throw new ContentError(misnamed)
  const errors = names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => sentence({ file: fileOf(name), field: name }, 'stands in the list twice: remove or rename one'))
  if (names.length < least) errors.push(sentence({ file: listOf(file) }, wrongCount(names.length, least)))
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
  return globSync(file).flatMap((path) => {
    const name = path.slice(before.length, -after.length)
    const source = readFileSync(path, 'utf8')
    const entry = /^export const (\w+) = (\w+)\(['"](.*?)['"]/m.exec(source)
    if (!entry || names.includes(name)) return []
    const [, constant, make, slug = ''] = entry
    const kind = after.includes('/') ? 'folder' : 'file'
    return names.includes(slug)
      ? sentence(
          { file: path, line: lineAt(source, entry.index) },
          `is called "${slug}", but its ${kind} "${name}": write ${make}('${name}', …), or rename the ${kind}`,
        )
      : sentence(
          { file: listOf(file) },
          `leaves out ${path}: write import { ${constant} } from './${path.slice(before.length)}', and ${constant} in the list`,
        )
  })
}
