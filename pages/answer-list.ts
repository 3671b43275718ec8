import type { AnswerContent } from '../components/sections/Answers.tsx'
import { answers } from '../content/claims/answers.ts'
import type { AnsweringPage } from '../content/claims/claims.schema.ts'
import type { LocaleId } from '../locales/locales.ts'

/** What a page answers before the call. */
export function answerList(page: AnsweringPage, locale: LocaleId): AnswerContent[] {
  return answers
    .filter((answer) => answer.page === page)
    .map(({ id, question, answer }) => ({ id, question: question[locale], answer: answer[locale] }))
}
