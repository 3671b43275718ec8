import { dirname } from 'node:path'
import type { z } from 'zod'
import type { LocaleId } from '../../locales/locales.ts'
import { aiNewsDemo, aiNewsSchema } from '../ai-news.ts'
import { answerGroups, answers } from '../claims/answers.ts'
import { answerGroupsSchema, answersSchema, companyFactsSchema, pricesSchema } from '../claims/claims.schema.ts'
import { companyFacts, prices } from '../claims/company-facts.ts'
import { waitingCost, waitingCostSchema } from '../claims/waiting-cost.ts'
import { benefits, benefitsSchema } from '../company/benefits.ts'
import { businessCard, businessCardSchema } from '../company/business-card.ts'
import { companySchema } from '../company/company.schema.ts'
import { company } from '../company/company.ts'
import { partners, partnersSchema } from '../company/partners.ts'
import { people, peopleSchema } from '../company/people.ts'
import { technologies, technologiesSchema } from '../company/technologies.ts'
import { holidays, holidaysSchema } from '../dates/holidays.ts'
import { news, newsSchema } from '../news/news.ts'
import { privacyPolicy, privacySchema } from '../privacy/privacy.ts'
import { products, productsSchema } from '../products.ts'
import { redirects, redirectsSchema } from '../redirects.ts'
import { serviceOrderSchema, servicesSchema } from '../services/services.schema.ts'
import { serviceOrder, services } from '../services/services.ts'
import { site, siteSchema } from '../site.ts'
import { stories, storiesSchema } from '../stories/stories.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { videos, videosSchema } from '../videos.ts'
import { type Issue, issuesOf, issueText } from './issues.ts'
import { localized, markdownFile } from './localized.schema.ts'

/** Each content value with its schema and its file, in which `*` stands for the name of the entry. */
const contentSources: [file: string, schema: z.ZodType, content: unknown][] = [
  ['content/ai-news.json', aiNewsSchema, aiNewsDemo],
  ['content/claims/answer-groups.json', answerGroupsSchema, answerGroups],
  ['content/claims/answers.json', answersSchema, answers],
  ['content/claims/company-facts.ts', companyFactsSchema, companyFacts],
  ['content/claims/prices.json', pricesSchema, prices],
  ['content/claims/waiting-cost.json', waitingCostSchema, waitingCost],
  ['content/company/benefits.json', benefitsSchema, benefits],
  ['content/company/business-card.json', businessCardSchema, businessCard],
  ['content/company/company.json', companySchema, company],
  ['content/company/partners.json', partnersSchema, partners],
  ['content/company/people.json', peopleSchema, people],
  ['content/company/technologies.json', technologiesSchema, technologies],
  ['content/dates/holidays.json', holidaysSchema, holidays],
  ['content/news/*/article.json', newsSchema, news],
  ['content/privacy/privacy.json', privacySchema, privacyPolicy],
  ['content/products.json', productsSchema, products],
  ['content/redirects.json', redirectsSchema, redirects],
  ['content/sample-scope/*.md', localized(markdownFile(400)), markdownFiles('content/sample-scope')],
  ['content/services/*/service.json', servicesSchema, services],
  ['content/services/order.json', serviceOrderSchema, serviceOrder],
  ['content/site.json', siteSchema, site],
  ['content/stories/*.json', storiesSchema, stories],
  ['content/videos.json', videosSchema, videos],
]

/** A fault of the content, with its file. */
export interface ContentError {
  message: string
  /** The language of the text, if it is only that of one. */
  locale: LocaleId | undefined
  /** A draft may be unfinished. */
  isOfDraft: boolean
}

export function contentErrors(): ContentError[] {
  return contentSources.flatMap(([file, schema, content]) => schemaErrors(file, schema, content))
}

/** @param file in which `*` stands for the name of the entry */
export function schemaErrors(file: string, schema: z.ZodType, content: unknown): ContentError[] {
  return issuesOf(schema, content).map((issue) => {
    const [first, ...rest] = issue.path
    const entry: { slug?: string; id?: string; draft?: boolean } = Object(
      Array.isArray(content) ? content[Number(first)] : undefined,
    )
    // An entry's name says more than its position.
    const name = entry.slug ?? entry.id ?? first
    const path = name === undefined ? [] : file.includes('*') ? rest : [name, ...rest]
    // What is wrong with the list is in no entry.
    const source = name === undefined ? file.replace(/\/\*.*/, '') : file.replace('*', String(name))
    return { message: messageOf(source, { ...issue, path }), locale: issue.locale, isOfDraft: entry.draft === true }
  })
}

function messageOf(file: string, issue: Issue): string {
  const { path, message, locale } = issue
  // The reader of Markdown names file and line itself.
  if (message.startsWith('content/')) return message
  const isMarkdown = locale && ['content', 'intro', 'sections', 'text'].includes(String(path[0]))
  return `${isMarkdown ? `${dirname(file)}/${locale}.md` : file}: ${issueText(issue)}`
}
