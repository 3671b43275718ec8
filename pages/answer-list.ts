import type { AnswerContent } from '../components/sections/Answers'
import { answers } from '../content/commitments/answers'
import type { AnsweringPage } from '../content/commitments/commitments.schema'
import type { LocaleId } from '../locales/locales'

/** What a page answers before the call. */
export function answerList(page: AnsweringPage, locale: LocaleId): AnswerContent[] {
  return answers
    .filter((answer) => answer.page === page)
    .map(({ id, question, answer }) => ({ id, question: question[locale], answer: answer[locale] }))
}
