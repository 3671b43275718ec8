import type { LocaleId } from '../../locales/locales.ts'
import { readContent } from '../read-content.ts'
import { filled } from '../text/placeholders.ts'
import type { Answer, AnswerGroup, AnsweringPage } from './claims.schema.ts'

/** Each question belongs to the page where it is asked most; the order is the display order. */
export const answers = filled(readContent<Answer[]>('content/claims/answers.json'))

/**
 * Statements about law, taxes, insurance, terms of payment, languages, how long a price holds, its index, registration,
 * staff, and the representative in the European Union are invented: the owner confirms them with counsel before the site
 * goes public.
 */
export const answerGroups = filled(readContent<AnswerGroup[]>('content/claims/answer-groups.json'))

export function answersOn(page: AnsweringPage, locale: LocaleId) {
  return answers
    .filter((answer) => answer.page === page)
    .map(({ id, question, answer }) => ({ id, question: question[locale], answer: answer[locale] }))
}
