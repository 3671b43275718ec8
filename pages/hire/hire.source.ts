import { answersOn } from '../../content/claims/answers.ts'
import { partners } from '../../content/company/partners.ts'
import { people, whoAnswersLeads } from '../../content/company/people.ts'
import { technologies } from '../../content/company/technologies.ts'
import { stories } from '../../content/stories/stories.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'
import { storyLine, storyOfService } from '../stories/story-card.ts'

const story = storyOfService('outsourcing')
/** The story of the person who speaks: the newest one of the service may be another client's. */
const ofTestimonial = stories.find(({ slug }) => slug === people.testimonial.story)

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
        ...inOneLanguage(people.testimonial, locale),
        client: partners.find(({ id }) => id === ofTestimonial?.client),
      },
      story: story && storyLine(story, { locale, text }),
      technologies,
      answers: answersOn('hire', locale),
      people: whoAnswersLeads(locale),
    },
  }),
})

export type HireContent = ContentOf<typeof hireSource>
