import { figures } from '../../content/commitments/figures'
import { company } from '../../content/company'
import { holidays } from '../../content/holidays'
import { partners } from '../../content/partners'
import { people } from '../../content/people'
import { technologies } from '../../content/technologies'
import type { LocaleId } from '../../locales/locales'
import { inOneLanguage } from '../../locales/localized'
import { answerList } from '../answer-list'
import { pageLoader } from '../page-loader'
import { storyOfService } from '../stories/story-card'

export const hireLoader = pageLoader({
  shareImage: 'hero/hire',
  load: ({ text, locale }) => ({
    head: { title: text('hire.head.title'), description: text('hire.head.description') },
    content: {
      terms: {
        holidays: inOneLanguage(holidays, locale),
        interviewDays: figures.interviewDays.value.count,
        timeZone: company.timeZone,
        hours: company.hours,
      },
      testimonial: { ...inOneLanguage(people.testimonial, locale), ...clientIn(locale) },
      technologies,
      answers: answerList('hire', locale),
    },
  }),
})

/** Whose testimonial it is, and the story that tells more. */
function clientIn(locale: LocaleId) {
  const story = storyOfService('outsourcing', locale)
  return { story: story?.slug, client: partners.find(({ name }) => name === story?.client) }
}
