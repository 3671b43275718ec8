import { existsSync } from 'node:fs'
import type { z } from 'zod'
import { Faults } from '../locales/faults'
import { aiNewsDemo } from './ai-news'
import { aiNewsSchema } from './ai-news.schema'
import { benefits } from './benefits'
import { benefitsSchema } from './benefits.schema'
import { businessCard } from './business-card'
import { businessCardSchema } from './business-card.schema'
import { nameFaults } from './check-names'
import { answerGroups } from './commitments/answer-groups'
import { answers } from './commitments/answers'
import { answerGroupsSchema, answersSchema, figuresSchema } from './commitments/commitments.schema'
import { figures } from './commitments/figures'
import { company } from './company'
import { companySchema } from './company.schema'
import { holidays } from './holidays'
import { holidaysSchema } from './holidays.schema'
import { issueWords, schemaAt, unknownFieldWords } from './issue-words'
import { moved } from './moved'
import { movedSchema } from './moved.schema'
import { guess } from './nearest'
import { news } from './news/news'
import { newsSchema } from './news/news.schema'
import { partners } from './partners'
import { partnersSchema } from './partners.schema'
import { people } from './people'
import { peopleSchema } from './people.schema'
import { placeholderNames, unknownPlaceholders } from './placeholders'
import { privacyPolicy } from './privacy/privacy'
import { privacySchema } from './privacy/privacy.schema'
import { products } from './products'
import { productsSchema } from './products.schema'
import { sampleScope } from './sample-scope/sample-scope'
import { sampleScopeSchema } from './sample-scope/sample-scope.schema'
import { carouselOrder, services } from './services/services'
import { carouselSchema, servicesSchema } from './services/services.schema'
import * as site from './site'
import { siteSchema } from './site.schema'
import { stories } from './stories/stories'
import { storiesSchema } from './stories/stories.schema'
import { technologies } from './technologies'
import { technologiesSchema } from './technologies.schema'
import { videos } from './videos'
import { videosSchema } from './videos.schema'
import { waitingCost } from './waiting-cost'
import { waitingCostSchema } from './waiting-cost.schema'

/** A value of the content, the file or folder by which editors know it, and where its module exports it. */
export interface Part {
  file: string
  schema: z.ZodType
  content: unknown
  module: string
  /** Undefined where the whole module is the value. */
  name?: string
}

/** All content, in the order of its files. */
const parts: Part[] = [
  { file: 'content/ai-news.ts', schema: aiNewsSchema, content: aiNewsDemo, module: 'content/ai-news.ts', name: 'aiNewsDemo' },
  { file: 'content/benefits.ts', schema: benefitsSchema, content: benefits, module: 'content/benefits.ts', name: 'benefits' },
  { file: 'content/business-card.ts', schema: businessCardSchema, content: businessCard, module: 'content/business-card.ts', name: 'businessCard' },
  { file: 'content/commitments/answer-groups.ts', schema: answerGroupsSchema, content: answerGroups, module: 'content/commitments/answer-groups.ts', name: 'answerGroups' },
  { file: 'content/commitments/answers.ts', schema: answersSchema, content: answers, module: 'content/commitments/answers.ts', name: 'answers' },
  { file: 'content/commitments/figures.ts', schema: figuresSchema, content: figures, module: 'content/commitments/figures.ts', name: 'figures' },
  { file: 'content/company.ts', schema: companySchema, content: company, module: 'content/company.ts', name: 'company' },
  { file: 'content/holidays.ts', schema: holidaysSchema, content: holidays, module: 'content/holidays.ts', name: 'holidays' },
  { file: 'content/moved.ts', schema: movedSchema, content: moved, module: 'content/moved.ts', name: 'moved' },
  { file: 'content/news', schema: newsSchema, content: news, module: 'content/news/*/article.ts', name: 'article' },
  { file: 'content/partners.ts', schema: partnersSchema, content: partners, module: 'content/partners.ts', name: 'partners' },
  { file: 'content/people.ts', schema: peopleSchema, content: people, module: 'content/people.ts', name: 'people' },
  { file: 'content/privacy/privacy.ts', schema: privacySchema, content: privacyPolicy, module: 'content/privacy/privacy.ts', name: 'privacyPolicy' },
  { file: 'content/products.ts', schema: productsSchema, content: products, module: 'content/products.ts', name: 'products' },
  { file: 'content/sample-scope/sample-scope.ts', schema: sampleScopeSchema, content: sampleScope, module: 'content/sample-scope/sample-scope.ts', name: 'sampleScope' },
  { file: 'content/services', schema: servicesSchema, content: services, module: 'content/services/services.ts', name: 'services' },
  { file: 'content/services/services.ts', schema: carouselSchema, content: carouselOrder, module: 'content/services/services.ts', name: 'carouselOrder' },
  { file: 'content/site.ts', schema: siteSchema, content: site, module: 'content/site.ts' },
  { file: 'content/stories', schema: storiesSchema, content: stories, module: 'content/stories/stories.ts', name: 'stories' },
  { file: 'content/technologies.ts', schema: technologiesSchema, content: technologies, module: 'content/technologies.ts', name: 'technologies' },
  { file: 'content/videos.ts', schema: videosSchema, content: videos, module: 'content/videos.ts', name: 'videos' },
  { file: 'content/waiting-cost.ts', schema: waitingCostSchema, content: waitingCost, module: 'content/waiting-cost.ts', name: 'waitingCost' },
]

/** Finds the file and line in which a value of the content is written. */
type Locate = (path: PropertyKey[]) => { file: string; line: number } | undefined

/**
 * Checks all published content against its schemas, and looks in every text for names that should be placeholders.
 * @throws {Faults} one with a line for each: file, entry, field (with its language) and what is wrong.
 */
export function checkContent(): void {
  const faults = [...contentFaults().map(({ line }) => line), ...nameFaults()]
  if (faults.length > 0) throw new Faults('fault(s) in the content (npm run check:content tells their lines)', faults)
}

/** The faults that the schemas find in all content, and whether a draft has them, which may be unfinished. */
export function contentFaults(locate?: (part: Part, path: PropertyKey[]) => ReturnType<Locate>): { line: string; isOfDraft: boolean }[] {
  return parts.flatMap((part) => examined(part.file, part.schema, part.content, locate && ((path) => locate(part, path))))
}

/**
 * The faults of one content file, in words that an editor understands.
 * @param file the file, or the folder in which each entry has a file or a folder named after its slug
 */
export function faultsOf(file: string, schema: z.ZodType, content: unknown): string[] {
  return examined(file, schema, content).map(({ line }) => line)
}

function examined(file: string, schema: z.ZodType, content: unknown, locate?: Locate) {
  const { error } = schema.safeParse(content)
  const tell = (path: PropertyKey[], words: string) => faultAt(file, content, path, words, locate)
  const unknown = unknownIn(content).map(({ path, name }) => ({ path, lines: [tell(path, `has the unknown placeholder {${name}}${guess(name, placeholderNames) || `: use one of ${placeholderNames.join(', ')}`}`)] }))
  const faults = (error?.issues ?? []).map((issue) => ({ path: issue.path, lines: linesOf(issue, schema, valueAt(content, issue.path), tell) }))
  return [...faults, ...unknown].flatMap(({ path, lines }) => lines.map((line) => ({ line, isOfDraft: isDraft(valueAt(content, path.slice(0, 1))) })))
}

function linesOf(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown, tell: (path: PropertyKey[], words: string) => string): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => tell([...issue.path, key], unknownFieldWords(key, schemaAt(schema, issue.path))))
  if (issue.code === 'invalid_union') {
    // The kind of value that was most likely meant: the one with which the least is wrong.
    const meant = issue.errors.toSorted((one, other) => one.length - other.length)[0] ?? []
    if (meant.length > 0) return meant.flatMap((own) => linesOf({ ...own, path: [...issue.path, ...own.path] }, schema, valueAt(value, own.path), tell))
  }
  // A fault of a long text names its own file and line.
  return [issue.code === 'custom' && issue.params?.isWhole ? issue.message : tell(issue.path, issueWords(issue, value))]
}

function valueAt(content: unknown, path: PropertyKey[]): unknown {
  return path.reduce((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], content)
}

function isDraft(entry: unknown): boolean {
  return (entry as { draft?: boolean } | undefined)?.draft === true
}

/** The placeholders that are unknown, so that nothing was put in their place. */
function unknownIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; name: string }[] {
  if (typeof value === 'string') return unknownPlaceholders(value).map((name) => ({ path, name }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => unknownIn(part, [...path, Array.isArray(value) ? Number(key) : key]))
}

function faultAt(file: string, content: unknown, path: PropertyKey[], words: string, locate?: Locate): string {
  const entry = entryOf(content, path)
  const place = locate?.(path) ?? { file: fileOf(file, entry) }
  const where = 'line' in place ? `${place.file}, line ${place.line}` : place.file
  if (path.length === 0) return `${where}: ${words}`
  if (place.file.includes(`/${entry}`)) return `${where}: ${fieldOf(path)} ${words}`
  const [first] = path
  if (entry) return `${where}: entry "${entry}", ${fieldOf(path)} ${words}`
  return typeof first === 'number' ? `${where}: entry ${first + 1}, ${fieldOf(path)} ${words}` : `${where}: ${fieldOf(path)} ${words}`
}

/** Of a folder, what holds the entry. */
function fileOf(file: string, entry: string | undefined): string {
  if (file.endsWith('.ts') || !entry) return file
  return [`${file}/${entry}.ts`, `${file}/${entry}`].find((own) => existsSync(own)) ?? file
}

/** The slug or id of the nearest entry in which the fault lies. */
function entryOf(content: unknown, path: PropertyKey[]): string | undefined {
  let part = content as Record<PropertyKey, unknown> | undefined
  let entry: string | undefined
  for (const key of path) {
    part = part?.[key] as typeof part
    entry = nameOf(part) ?? entry
  }
  return entry
}

/** By what an entry is known among others. */
function nameOf(part: unknown): string | undefined {
  const { slug, id } = typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
  return [slug, id].find((name) => typeof name === 'string') as string | undefined
}

function fieldOf(path: PropertyKey[]): string {
  const words = path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`)).join('')
  const field = words.replace(/^\[\d+\]/, '').replace(/^\./, '')
  return field ? `field "${field}"` : 'it'
}
