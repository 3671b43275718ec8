import { answersOn } from '../../content/claims/answers.ts'
import { waitingCost } from '../../content/claims/waiting-cost.ts'
import { benefits } from '../../content/company/benefits.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, pageData } from '../page-source.ts'
import { storyLine, storyOfService } from '../stories/story-card.ts'

const story = storyOfService('ai')

export const aiData = pageData('/$locale/inteligencia-artificial', {
  layout: 'alternative',
  load: ({ text, locale }) => ({
    head: { title: text('ai.head.title'), description: text('ai.head.description'), picture: 'hero/service-ai' },
    content: {
      cost: inOneLanguage(waitingCost, locale),
      answers: answersOn('aiLanding', locale),
      story: story && storyLine(story, locale),
      benefits: inOneLanguage(benefits, locale).map(({ id, titulo, descricao }) => ({
        id,
        title: titulo,
        text: descricao,
      })),
    },
  }),
})

export interface AiData extends ContentOf<typeof aiData> {}
