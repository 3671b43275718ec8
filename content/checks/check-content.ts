import { existsSync } from 'node:fs'
import type { z } from 'zod'
import { ContentError } from '../../locales/check-languages.ts'
import { aiNewsSchema } from '../ai-news.schema.ts'
import { aiNewsDemo } from '../ai-news.ts'
import { answerGroups } from '../claims/answer-groups.ts'
import { answers } from '../claims/answers.ts'
import { answerGroupsSchema, answersSchema, companyFactsSchema } from '../claims/claims.schema.ts'
import { companyFacts } from '../claims/company-facts.ts'
import { waitingCostSchema } from '../claims/waiting-cost.schema.ts'
import { waitingCost } from '../claims/waiting-cost.ts'
import { benefitsSchema } from '../company/benefits.schema.ts'
import { benefits } from '../company/benefits.ts'
import { businessCardSchema } from '../company/business-card.schema.ts'
import { businessCard } from '../company/business-card.ts'
import { companySchema } from '../company/company.schema.ts'
import { company } from '../company/company.ts'
import { partnersSchema } from '../company/partners.schema.ts'
import { partners } from '../company/partners.ts'
import { peopleSchema } from '../company/people.schema.ts'
import { people } from '../company/people.ts'
import { technologiesSchema } from '../company/technologies.schema.ts'
import { technologies } from '../company/technologies.ts'
import { holidaysSchema } from '../dates/holidays.schema.ts'
import { holidays } from '../dates/holidays.ts'
import { newsSchema } from '../news/news.schema.ts'
import { news } from '../news/news.ts'
import { privacySchema } from '../privacy/privacy.schema.ts'
import { privacyPolicy } from '../privacy/privacy.ts'
import { productsSchema } from '../products.schema.ts'
import { products } from '../products.ts'
import { redirectsSchema } from '../redirects.schema.ts'
import { redirects } from '../redirects.ts'
import { sampleScopeSchema } from '../sample-scope/sample-scope.schema.ts'
import { sampleScope } from '../sample-scope/sample-scope.ts'
import { carouselSchema, servicesSchema } from '../services/services.schema.ts'
import { carouselOrder, services } from '../services/services.ts'
import { siteSchema } from '../site.schema.ts'
import * as site from '../site.ts'
import { storiesSchema } from '../stories/stories.schema.ts'
import { stories } from '../stories/stories.ts'
import { placeholderNames, unknownPlaceholders } from '../text/placeholders.ts'
import { videosSchema } from '../videos.schema.ts'
import { videos } from '../videos.ts'
import { nameErrors } from './check-names.ts'
import { didYouMean } from './did-you-mean.ts'
import { issueMessage, schemaAt, unknownFieldMessage } from './issue-messages.ts'

/** A content value, the file or folder that errors name, and the module that exports it. */
export interface ContentSource {
  file: string
  schema: z.ZodType
  content: unknown
  module: string
  /** Undefined if the whole module is the value. */
  name?: string
}

const contentSources: ContentSource[] = [
  source('content/ai-news.ts', { aiNewsDemo }, aiNewsSchema),
  source('content/company/benefits.ts', { benefits }, benefitsSchema),
  source('content/company/business-card.ts', { businessCard }, businessCardSchema),
  source('content/claims/answer-groups.ts', { answerGroups }, answerGroupsSchema),
  source('content/claims/answers.ts', { answers }, answersSchema),
  source('content/claims/company-facts.ts', { companyFacts }, companyFactsSchema),
  source('content/company/company.ts', { company }, companySchema),
  source('content/dates/holidays.ts', { holidays }, holidaysSchema),
  source('content/redirects.ts', { redirects }, redirectsSchema),
  source('content/news/*/article.ts', { article: news }, newsSchema, 'content/news'),
  source('content/company/partners.ts', { partners }, partnersSchema),
  source('content/company/people.ts', { people }, peopleSchema),
  source('content/privacy/privacy.ts', { privacyPolicy }, privacySchema),
  source('content/products.ts', { products }, productsSchema),
  source('content/sample-scope/sample-scope.ts', { sampleScope }, sampleScopeSchema),
  source('content/services/services.ts', { services }, servicesSchema, 'content/services'),
  source('content/services/services.ts', { carouselOrder }, carouselSchema),
  { file: 'content/site.ts', schema: siteSchema, content: site, module: 'content/site.ts' },
  source('content/stories/stories.ts', { stories }, storiesSchema, 'content/stories'),
  source('content/company/technologies.ts', { technologies }, technologiesSchema),
  source('content/videos.ts', { videos }, videosSchema),
  source('content/claims/waiting-cost.ts', { waitingCost }, waitingCostSchema),
]

/** @param exported the value under its export name */
function source(module: string, exported: Record<string, unknown>, schema: z.ZodType, file = module): ContentSource {
  const [[name, content] = []] = Object.entries(exported)
  return { file, schema, content, module, name }
}

/** Finds the file and line where a content value is written. */
type Locate = (path: PropertyKey[]) => { file: string; line: number } | undefined

/**
 * Checks published content against its schemas, and all texts for names that should be placeholders.
 * @throws {ContentError} with a line per error: file, entry, field (with its language), and problem
 */
export function checkContent(): void {
  const errors = [...contentErrors().map(({ line }) => line), ...nameErrors()]
  if (errors.length > 0)
    throw new ContentError('error(s) in the content (run npm run check:content to see the lines)', errors)
}

/** All schema errors, and whether each is in a draft, which may be unfinished. */
export function contentErrors(
  locate?: (part: ContentSource, path: PropertyKey[]) => ReturnType<Locate>,
): { line: string; isOfDraft: boolean }[] {
  return contentSources.flatMap((part) =>
    examined(part.file, part.schema, part.content, locate && ((path) => locate(part, path))),
  )
}

/** @param file the file, or the folder that has a file or folder named after each entry's slug */
export function errorsOf(file: string, schema: z.ZodType, content: unknown): string[] {
  return examined(file, schema, content).map(({ line }) => line)
}

function examined(file: string, schema: z.ZodType, content: unknown, locate?: Locate) {
  const { error } = schema.safeParse(content)
  const report = (path: PropertyKey[], words: string) => errorAt(file, content, path, words, locate)
  const unknown = unknownIn(content).map(({ path, name }) => ({
    path,
    lines: [
      report(
        path,
        `has the unknown placeholder {${name}}${didYouMean(name, placeholderNames) || `: use one of ${placeholderNames.join(', ')}`}`,
      ),
    ],
  }))
  const errors = (error?.issues ?? []).map((issue) => ({
    path: issue.path,
    lines: linesOf(issue, schema, valueAt(content, issue.path), report),
  }))
  return [...errors, ...unknown].flatMap(({ path, lines }) =>
    lines.map((line) => ({ line, isOfDraft: isDraft(valueAt(content, path.slice(0, 1))) })),
  )
}

function linesOf(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  value: unknown,
  report: (path: PropertyKey[], words: string) => string,
): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => report([...issue.path, key], unknownFieldMessage(key, schemaAt(schema, issue.path))))
  if (issue.code === 'invalid_union') {
    // For a union, report the variant with the fewest errors.
    const meant = issue.errors.toSorted((one, other) => one.length - other.length)[0] ?? []
    if (meant.length > 0)
      return meant.flatMap((own) =>
        linesOf({ ...own, path: [...issue.path, ...own.path] }, schema, valueAt(value, own.path), report),
      )
  }
  // Errors in long texts already name their file and line.
  return [
    issue.code === 'custom' && issue.params?.namesFile ? issue.message : report(issue.path, issueMessage(issue, value)),
  ]
}

function valueAt(content: unknown, path: PropertyKey[]): unknown {
  return path.reduce((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], content)
}

function isDraft(entry: unknown): boolean {
  return (entry as { draft?: boolean } | undefined)?.draft === true
}

function unknownIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; name: string }[] {
  if (typeof value === 'string') return unknownPlaceholders(value).map((name) => ({ path, name }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    unknownIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function errorAt(file: string, content: unknown, path: PropertyKey[], words: string, locate?: Locate): string {
  const entry = entryOf(content, path)
  const place = locate?.(path) ?? { file: fileOf(file, entry) }
  const where = 'line' in place ? `${place.file}, line ${place.line}` : place.file
  if (path.length === 0) return `${where}: ${words}`
  if (place.file.includes(`/${entry}`)) return `${where}: ${fieldOf(path)} ${words}`
  const [first] = path
  if (entry) return `${where}: entry "${entry}", ${fieldOf(path)} ${words}`
  return typeof first === 'number'
    ? `${where}: entry ${first + 1}, ${fieldOf(path)} ${words}`
    : `${where}: ${fieldOf(path)} ${words}`
}

/** The file of an entry, if `file` is a folder. */
function fileOf(file: string, entry: string | undefined): string {
  if (file.endsWith('.ts') || !entry) return file
  return [`${file}/${entry}.ts`, `${file}/${entry}`].find((own) => existsSync(own)) ?? file
}

/** The slug or id of the nearest entry that contains the error. */
function entryOf(content: unknown, path: PropertyKey[]): string | undefined {
  let part = content as Record<PropertyKey, unknown> | undefined
  let entry: string | undefined
  for (const key of path) {
    part = part?.[key] as typeof part
    entry = nameOf(part) ?? entry
  }
  return entry
}

function nameOf(part: unknown): string | undefined {
  const { slug, id } = typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
  return [slug, id].find((name) => typeof name === 'string') as string | undefined
}

function fieldOf(path: PropertyKey[]): string {
  const words = path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`)).join('')
  const field = words.replace(/^\[\d+\]/, '').replace(/^\./, '')
  return field ? `field "${field}"` : 'it'
}
