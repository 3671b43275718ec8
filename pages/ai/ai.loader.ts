import { waitingCost } from '../../content/claims/waiting-cost.ts'
import { benefits } from '../../content/company/benefits.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { answerList } from '../answers/answers.loader.ts'
import { pageLoader } from '../page-loader.ts'

export const aiLoader = pageLoader({
  shareImage: 'hero/service-ai',
  load: ({ text, locale }) => ({
    head: { title: text('ai.head.title'), description: text('ai.head.description') },
    content: {
      cost: inOneLanguage(waitingCost, locale),
      answers: answerList('aiLanding', locale),
      benefits: inOneLanguage(benefits, locale).map(({ id, titulo, descricao }) => ({
        id,
        icon: id,
        title: titulo,
        text: descricao,
      })),
    },
  }),
})
