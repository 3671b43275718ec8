import { answerGroups } from '../../content/claims/answer-groups.ts'
import { priceList } from '../../content/services/services.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'

export const answersSource = definePage({
  layout: 'standard',
  load: ({ text, locale }) => ({
    head: {
      title: text('answers.head.title'),
      description: text('answers.head.description'),
      picture: 'hero/half-laid',
    },
    anchors: answerGroups.map(({ id }) => id),
    content: {
      groups: inOneLanguage(answerGroups, locale),
      prices: priceList(locale),
    },
  }),
})

export type AnswersContent = ContentOf<typeof answersSource>
