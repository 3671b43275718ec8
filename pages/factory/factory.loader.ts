import { partners } from '../../content/company/partners.ts'
import { sampleScope } from '../../content/sample-scope/sample-scope.ts'
import { scopePath, scopeText } from '../../content/sample-scope/scope-text.ts'
import { stories } from '../../content/stories/stories.ts'
import { founderList } from '../about/about.loader.ts'
import { answerList } from '../answers/answers.loader.ts'
import { whoAnswers } from '../contact/contact.loader.ts'
import { pageLoader } from '../page-loader.ts'
import { serviceList } from '../services/service.loader.ts'
import { clientOf } from '../stories/story-card.ts'

export const factoryLoader = pageLoader({
  shareImage: 'hero/service-web',
  load: ({ text, locale }) => ({
    head: { title: text('factory.head.title'), description: text('factory.head.description') },
    content: {
      services: serviceList(text, ['web', 'mobile', 'design', 'softwareMaintenance']),
      founders: founderList(locale),
      partners,
      answers: answerList('factory', locale),
      who: whoAnswers(locale),
      scope: {
        file: scopePath(locale),
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
