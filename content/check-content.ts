import { existsSync } from 'node:fs'
import type { z } from 'zod'
import { aiNewsDemo } from './ai-news'
import { aiNewsSchema } from './ai-news.schema'
import { benefits } from './benefits'
import { benefitsSchema } from './benefits.schema'
import { businessCard } from './business-card'
import { businessCardSchema } from './business-card.schema'
import { nameFaults } from './check-names'
import { answers } from './commitments/answers'
import { answersSchema, figuresSchema } from './commitments/commitments.schema'
import { figures } from './commitments/figures'
import { company } from './company'
import { companySchema } from './company.schema'
import { holidays } from './holidays'
import { holidaysSchema } from './holidays.schema'
import { moved } from './moved'
import { movedSchema } from './moved.schema'
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
import { stories } from './stories/stories'
import { storiesSchema } from './stories/stories.schema'
import { technologies } from './technologies'
import { technologiesSchema } from './technologies.schema'
import { videos } from './videos'
import { videosSchema } from './videos.schema'
import { waitingCost } from './waiting-cost'
import { waitingCostSchema } from './waiting-cost.schema'

const parts: [file: string, schema: z.ZodType, content: unknown][] = [
  ['content/ai-news.ts', aiNewsSchema, aiNewsDemo],
  ['content/benefits.ts', benefitsSchema, benefits],
  ['content/business-card.ts', businessCardSchema, businessCard],
  ['content/commitments/answers.ts', answersSchema, answers],
  ['content/commitments/figures.ts', figuresSchema, figures],
  ['content/company.ts', companySchema, company],
  ['content/holidays.ts', holidaysSchema, holidays],
  ['content/moved.ts', movedSchema, moved],
  ['content/news', newsSchema, news],
  ['content/partners.ts', partnersSchema, partners],
  ['content/people.ts', peopleSchema, people],
  ['content/privacy/privacy.ts', privacySchema, privacyPolicy],
  ['content/products.ts', productsSchema, products],
  ['content/sample-scope/sample-scope.ts', sampleScopeSchema, sampleScope],
  ['content/services', servicesSchema, services],
  ['content/services/services.ts', carouselSchema, carouselOrder],
  ['content/stories', storiesSchema, stories],
  ['content/technologies.ts', technologiesSchema, technologies],
  ['content/videos.ts', videosSchema, videos],
  ['content/waiting-cost.ts', waitingCostSchema, waitingCost],
]

/**
 * Checks all published content against its schemas, and looks in every text for names that should be placeholders.
 * @throws one Error with a line for each fault: file, entry, field (with its language) and what is wrong.
 */
export function checkContent(): void {
  const faults = [...parts.flatMap(([file, schema, content]) => faultsOf(file, schema, content)), ...nameFaults()]
  if (faults.length > 0) throw new Error(`${faults.length} fault(s) in the content:\n  ${faults.join('\n  ')}`)
}

/**
 * The faults of one content file, in words that an editor understands.
 * @param file the file, or the folder in which each entry has a file or a folder named after its slug
 */
export function faultsOf(file: string, schema: z.ZodType, content: unknown): string[] {
  const { error } = schema.safeParse(content)
  const unknown = unknownIn(content).map(({ path, name }) => faultAt(file, content, path, `has the unknown placeholder {${name}}: use one of ${placeholderNames.join(', ')}`))
  const faults = (error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => faultAt(file, content, [...issue.path, key], 'is unknown: remove it, or correct its name'))
    const value = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], content)
    return [faultAt(file, content, issue.path, wordsOf(issue.message, value))]
  })
  return [...faults, ...unknown]
}

/** The placeholders that are unknown, so that nothing was put in their place. */
function unknownIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; name: string }[] {
  if (typeof value === 'string') return unknownPlaceholders(value).map((name) => ({ path, name }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => unknownIn(part, [...path, Array.isArray(value) ? Number(key) : key]))
}

function faultAt(file: string, content: unknown, path: PropertyKey[], words: string): string {
  if (path.length === 0) return `${file}: ${words}`
  const entry = entryOf(content, path)
  const [first] = path
  if (!entry && typeof first === 'number') return `${file}: entry ${first + 1}, ${fieldOf(path)} ${words}`
  if (!entry) return `${file}: ${fieldOf(path)} ${words}`
  if (file.endsWith('.ts')) return `${file}: entry "${entry}", ${fieldOf(path)} ${words}`
  return existsSync(`${file}/${entry}.ts`) ? `${file}/${entry}.ts: ${fieldOf(path)} ${words}` : `${file}/${entry}: ${fieldOf(path)} ${words}`
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

function nameOf(part: Record<PropertyKey, unknown> | undefined): string | undefined {
  const name = part && typeof part === 'object' ? (part.slug ?? part.id) : undefined
  return typeof name === 'string' ? name : undefined
}

function fieldOf(path: PropertyKey[]): string {
  const words = path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`)).join('')
  return `field "${words.replace(/^\[\d+\]/, '').replace(/^\./, '')}"`
}

function wordsOf(message: string, value: unknown): string {
  return value === undefined ? 'is missing: write it' : message.charAt(0).toLowerCase() + message.slice(1)
}
