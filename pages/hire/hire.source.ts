import { answersOn } from '../../content/claims/answers.ts'
import { partners } from '../../content/company/partners.ts'
import { people, whoAnswersLeads } from '../../content/company/people.ts'
import { technologies } from '../../content/company/technologies.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'
import { storyLine, storyOfService } from '../stories/story-card.ts'

const story = storyOfService('outsourcing')
// The newest story of the service may be another client's.
const { story: storyOfSpeaker, ...speaker } = people.testimonial

export const hireSource = definePage({
  layout: 'alternative',
  load: ({ text, locale }) => ({
    head: {
      title: text('hire.head.title'),
      description: text('hire.head.description'),
      picture: 'hero/service-outsourcing',
    },
    anchors: ['formulario'],
    content: {
      testimonial: {
        ...inOneLanguage(speaker, locale),
        client: partners.find(({ id }) => id === storyOfSpeaker.client),
        story: storyOfSpeaker.slug,
      },
      story: story && storyLine(story, { locale, text }),
      technologies,
      answers: answersOn('hire', locale),
      people: whoAnswersLeads(locale),
    },
  }),
})

export type HireContent = ContentOf<typeof hireSource>
