import { benefits } from '../../content/benefits'
import { waitingCost } from '../../content/waiting-cost'
import { inOneLanguage } from '../../locales/localized'
import { answerList } from '../answer-list'
import { pageLoader } from '../page-loader'

export const aiLoader = pageLoader({
  shareImage: 'hero/ai',
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
