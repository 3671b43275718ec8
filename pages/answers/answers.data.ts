import type { AnswerContent } from '../../components/sections/Answers.tsx'
import { answerGroups } from '../../content/claims/answer-groups.ts'
import { answers } from '../../content/claims/answers.ts'
import type { AnsweringPage } from '../../content/claims/claims.schema.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, pageData } from '../page-data.ts'

export const answersData = pageData('/$locale/respostas', {
  layout: 'standard',
  shareImage: 'hero/stones',
  load: ({ text, locale }) => ({
    head: { title: text('answers.head.title'), description: text('answers.head.description') },
    content: {
      groups: inOneLanguage(answerGroups, locale).map(({ answers, ...group }) => ({
        ...group,
        answers: answers.map(({ id, question, answer }) => ({ id, question, answer })),
      })),
    },
  }),
})

export function answerList(page: AnsweringPage, locale: LocaleId): AnswerContent[] {
  return answers
    .filter((answer) => answer.page === page)
    .map(({ id, question, answer }) => ({ id, question: question[locale], answer: answer[locale] }))
}

export interface AnswersData extends ContentOf<typeof answersData> {}
