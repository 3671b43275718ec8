import { answersOn } from '../../content/claims/answers.ts'
import { companyFacts, currencies } from '../../content/claims/company-facts.ts'
import { waitingCost } from '../../content/claims/waiting-cost.ts'
import { benefits } from '../../content/company/benefits.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'
import { storyLine, storyOfService } from '../stories/story-card.ts'

const story = storyOfService('ai')

export const aiSource = definePage({
  layout: 'alternative',
  load: ({ text, locale }) => ({
    head: { title: text('ai.head.title'), description: text('ai.head.description'), picture: 'hero/service-ai' },
    anchors: ['custo'],
    content: {
      cost: {
        example: inOneLanguage(waitingCost, locale),
        currency: currencies[locale],
        pilotPrice: companyFacts.pilotPrice.price[locale],
        /** The price of the stage that integrates the result into the client's systems. */
        stagePrice: companyFacts.stagePrice.price[locale],
        /** The price of a month in which the answers are kept right, with model and cloud. */
        carePrice: companyFacts.aiCarePrice.price[locale] + companyFacts.modelPrice.price[locale],
      },
      answers: answersOn('aiLanding', locale),
      story: story && storyLine(story, { locale, text }),
      benefits: inOneLanguage(benefits, locale),
    },
  }),
})

export type AiContent = ContentOf<typeof aiSource>
