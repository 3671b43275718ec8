import { dirname } from 'node:path'
import { z } from 'zod'
import type { LocaleId } from '../../locales/locales.ts'
import { aiNewsSchema } from '../ai-news.schema.ts'
import { aiNewsDemo } from '../ai-news.ts'
import { answerGroups } from '../claims/answer-groups.ts'
import { answers } from '../claims/answers.ts'
import { answerGroupsSchema, answersSchema, companyFactsSchema } from '../claims/claims.schema.ts'
import { companyFacts } from '../claims/company-facts.ts'
import { waitingCost, waitingCostSchema } from '../claims/waiting-cost.ts'
import { benefits, benefitsSchema } from '../company/benefits.ts'
import { businessCard, businessCardSchema } from '../company/business-card.ts'
import { companySchema } from '../company/company.schema.ts'
import { company } from '../company/company.ts'
import { partners, partnersSchema } from '../company/partners.ts'
import { people, peopleSchema } from '../company/people.ts'
import { technologies, technologiesSchema } from '../company/technologies.ts'
import { holidays, holidaysSchema } from '../dates/holidays.ts'
import { newsSchema } from '../news/news.schema.ts'
import { news } from '../news/news.ts'
import { privacyPolicy, privacySchema } from '../privacy/privacy.ts'
import { products, productsSchema } from '../products.ts'
import { redirects, redirectsSchema } from '../redirects.ts'
import { carouselSchema, servicesSchema } from '../services/services.schema.ts'
import { carouselOrder, services } from '../services/services.ts'
import * as site from '../site.ts'
import { siteSchema } from '../site.ts'
import { storiesSchema } from '../stories/stories.schema.ts'
import { homeStories, stories } from '../stories/stories.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { videos, videosSchema } from '../videos.ts'
import { type Issue, inWords, issuesOf } from './issues.ts'
import { localized, markdownFile } from './localized.schema.ts'

/** Each content value with its schema and its file, in which `*` stands for the name of the entry. */
const contentSources: [file: string, schema: z.ZodType, content: unknown][] = [
  ['content/ai-news.ts', aiNewsSchema, aiNewsDemo],
  ['content/claims/answer-groups.ts', answerGroupsSchema, answerGroups],
  ['content/claims/answers.ts', answersSchema, answers],
  ['content/claims/company-facts.ts', companyFactsSchema, companyFacts],
  ['content/claims/waiting-cost.ts', waitingCostSchema, waitingCost],
  ['content/company/benefits.ts', benefitsSchema, benefits],
  ['content/company/business-card.ts', businessCardSchema, businessCard],
  ['content/company/company.ts', companySchema, company],
  ['content/company/partners.ts', partnersSchema, partners],
  ['content/company/people.ts', peopleSchema, people],
  ['content/company/technologies.ts', technologiesSchema, technologies],
  ['content/dates/holidays.ts', holidaysSchema, holidays],
  ['content/news/*/article.ts', newsSchema, news],
  ['content/privacy/privacy.ts', privacySchema, privacyPolicy],
  ['content/products.ts', productsSchema, products],
  ['content/redirects.ts', redirectsSchema, redirects],
  ['content/sample-scope/*.md', localized(markdownFile(400)), markdownFiles('content/sample-scope')],
  ['content/services/*/service.ts', servicesSchema, services],
  ['content/services/services.ts', carouselSchema, carouselOrder],
  ['content/site.ts', siteSchema, { ...site }],
  ['content/stories/*.ts', storiesSchema, stories],
  [
    'content/stories/stories.ts: homeStories',
    z.array(z.enum(stories.map(({ slug }) => slug))).length(3, 'must be three, as the heading of the home page says'),
    homeStories,
  ],
  ['content/videos.ts', videosSchema, videos],
]

/** A fault of the content, with its file. */
export interface ContentError {
  words: string
  /** The language of the text, if it is only that of one. */
  locale: LocaleId | undefined
  /** A draft may be unfinished. */
  isOfDraft: boolean
}

export function contentErrors(): ContentError[] {
  return contentSources.flatMap(([file, schema, content]) => errorsOf(file, schema, content))
}

/** @param file in which `*` stands for the name of the entry */
export function errorsOf(file: string, schema: z.ZodType, content: unknown): ContentError[] {
  return issuesOf(schema, content).map((issue) => {
    const [first, ...rest] = issue.path
    const entry: { slug?: string; id?: string; draft?: boolean } = Object(
      Array.isArray(content) ? content[Number(first)] : undefined,
    )
    // An entry's name says more than its position.
    const name = entry.slug ?? entry.id ?? first
    const path = name === undefined ? [] : file.includes('*') ? rest : [name, ...rest]
    // What is wrong with the list is in no entry.
    const own = name === undefined ? file.replace(/\/\*.*/, '') : file.replace('*', String(name))
    return { words: wordsOf(own, { ...issue, path }), locale: issue.locale, isOfDraft: entry.draft === true }
  })
}

function wordsOf(file: string, issue: Issue): string {
  const { path, words, locale } = issue
  // The reader of Markdown names file and line itself.
  if (words.startsWith('content/')) return words
  const isMarkdown = locale && ['content', 'sections', 'text'].includes(String(path[0]))
  return `${isMarkdown ? `${dirname(file)}/${locale}.md` : file}: ${inWords(issue)}`
}
