import type { SitePage } from './read-page.ts'
import type { Site } from './read-site.ts'

/** The result for one subject: nothing, or the error with what is expected. */
export type RuleResult = string | false | undefined | RuleResult[]

export interface Rule {
  name: string
  /** Each error names page or file, what is wrong and what is expected. */
  errorsIn: (site: Site) => Promise<string[]>
}

/** @param subjectsIn the subjects of the rule, each with its page or file */
export function rule<Subject extends { path: string; part?: string }>(
  name: string,
  subjectsIn: (site: Site) => Subject[] | Promise<Subject[]>,
  judge: (subject: Subject, site: Site) => RuleResult,
): Rule {
  const errorsIn = async (site: Site) => {
    const subjects = await subjectsIn(site)
    return subjects.flatMap((subject) => {
      const place = subject.part === undefined ? `${subject.path}:` : `${subject.path}: ${subject.part}`
      return listOf(judge(subject, site)).map((error) => `${place} ${error}.`)
    })
  }
  return { name, errorsIn }
}

function listOf(verdict: RuleResult): string[] {
  if (Array.isArray(verdict)) return verdict.flatMap(listOf)
  return verdict ? [verdict] : []
}

export const allPages = ({ pages }: Site): SitePage[] => pages

/** Each value once, with the first page that has it. */
export function distinct<Value>(
  pages: SitePage[],
  valuesOf: (page: SitePage) => Value[],
  keyOf: (value: Value) => unknown = (value) => value,
): { path: string; value: Value }[] {
  const first = new Map<unknown, { path: string; value: Value }>()
  for (const page of pages)
    for (const value of valuesOf(page)) {
      const key = keyOf(value)
      if (!first.has(key)) first.set(key, { path: page.path, value })
    }
  return [...first.values()]
}

/** Each page with a value that an earlier page also has. */
export function repeats(pages: SitePage[], keyOf: (page: SitePage) => string | undefined) {
  const first = new Map(pages.toReversed().map((page) => [keyOf(page), page]))
  return pages.flatMap((page) => {
    const [value, other = page] = [keyOf(page), first.get(keyOf(page))]
    return value && other !== page ? [{ path: page.path, page, other }] : []
  })
}

/** Reports a wrong number of occurrences. */
export function countError(name: string, count: number, expected = 1): RuleResult {
  return count !== expected && `has ${count} ${name}, but should have ${expected}`
}

/** Reports a value that is missing, repeated or not accepted; without accepted values, it must be absent. */
export function valueError(name: string, values: unknown[], accepted: unknown[]): RuleResult {
  const expectation =
    accepted.length > 0 ? `should be ${accepted.map((value) => `"${value}"`).join(' or ')}` : 'should be absent'
  if (values.length === 0) return accepted.length > 0 && `${name} is missing, but ${expectation}`
  if (values.length > 1) return `${name} occurs ${values.length} times, but should occur once`
  return !accepted.includes(values[0]) && `${name} is "${values[0]}", but ${expectation}`
}

export function duplicatesIn<Value>(values: Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
