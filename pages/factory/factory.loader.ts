import { partners } from '../../content/partners'
import { mostKilobytes, sampleScope } from '../../content/sample-scope/sample-scope'
import { scopePath, scopeText } from '../../content/sample-scope/scope-text'
import { stories } from '../../content/stories/stories'
import { founderList } from '../about/founder-list'
import { answerList } from '../answer-list'
import { pageLoader } from '../page-loader'
import { serviceList } from '../services/service-list'
import { clientOf } from '../stories/story-card'

export const factoryLoader = pageLoader({
  shareImage: 'hero/factory',
  load: ({ text, locale }) => ({
    head: { title: text('factory.head.title'), description: text('factory.head.description') },
    content: {
      services: serviceList(text, ['web', 'mobile', 'design', 'softwareMaintenance']),
      founders: founderList(locale),
      partners,
      answers: answerList('factory', locale),
      scope: {
        file: scopePath(locale),
        mostKilobytes,
        client: stories
          .filter(({ slug }) => slug === sampleScope.story)
          .map(clientOf)
          .join(),
        story: sampleScope.story,
        text: scopeText(locale),
      },
    },
  }),
})
