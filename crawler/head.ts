import { pageDataPath } from '../components/page/page-data.ts'
import { limits } from '../content/limits.ts'
import type { SitePage } from './read-page.ts'
import { allPages, countError, repeats, rule } from './rule.ts'

const parts = ['title', 'description'] as const
const metas = ['description', 'charset', 'viewport', 'theme-color']

/** The head of a document, and its copy in the data for client-side navigation. */
export const headRules = [
  rule('title and metas', allPages, (page) => [
    countError('<title>', page.titles.length),
    metas.map((name) => countError(`<meta> of the ${name}`, page.metas.get(name)?.length ?? 0)),
    parts.map((part) => {
      const { least, most } = limits[part]
      const { length } = wordsOf(page, part) ?? { length: least }
      return (
        (length < least || length > most) && `its ${part} has ${length} characters, but should have ${least} to ${most}`
      )
    }),
  ]),
  ...parts.map((part) =>
    rule(
      `a ${part} of its own`,
      ({ indexable }) => repeats(indexable, (page) => wordsOf(page, part) && `${page.lang} ${wordsOf(page, part)}`),
      ({ page, other }) => `has the ${part} of ${other.path}, but should have its own: "${wordsOf(page, part)}"`,
    ),
  ),
  rule('data', allPages, ({ path, beside }) => {
    const file = pageDataPath(path)
    if (beside.path === undefined) return `its data file ${file} is missing or not JSON`
    return [
      beside.path !== path && `its data file ${file} belongs to ${beside.path}`,
      !beside.hasHead && `the head in ${file} differs from that of the document`,
      !beside.hasData && `the data in ${file} differs from that of the document`,
    ]
  }),
]

function wordsOf({ titles, metas }: SitePage, part: (typeof parts)[number]): string | undefined {
  return part === 'title' ? titles[0] : metas.get('description')?.[0]
}
