import { partners } from '../../content/partners'
import { founderList } from '../about/founder-list'
import { answerList } from '../answer-list'
import { pageSource } from '../page-source'
import { serviceList } from '../services/service-list'

export const factorySource = pageSource({
  layout: 'alternative',
  shareImage: 'hero/factory',
  load: ({ text, locale }) => ({
    head: { title: text('factory.head.title'), description: text('factory.head.description') },
    content: {
      services: serviceList(text, ['web', 'mobile', 'design', 'softwareMaintenance']),
      founders: founderList(locale),
      partners,
      answers: answerList('factory', locale),
    },
  }),
})
