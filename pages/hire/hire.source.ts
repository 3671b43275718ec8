import { people } from '../../content/people'
import { technologies } from '../../content/technologies'
import { inOneLanguage } from '../../locales/localized'
import { answerList } from '../answer-list'
import { pageSource } from '../page-source'
import { storyOfService } from '../stories/story-card'

export const hireSource = pageSource({
  layout: 'alternative',
  shareImage: 'hero/hire',
  load: ({ text, locale }) => ({
    head: { title: text('hire.head.title'), description: text('hire.head.description') },
    content: {
      testimonial: inOneLanguage(people.testimonial, locale),
      technologies,
      answers: answerList('hire', locale),
      story: storyOfService('outsourcing', locale)?.slug,
    },
  }),
})
