import { answerGroups } from '../../content/claims/answer-groups.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { pageLoader } from '../page-loader.ts'

export const answersLoader = pageLoader({
  shareImage: 'hero/services',
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
