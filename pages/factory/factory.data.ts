import { partners } from '../../content/company/partners.ts'
import { sampleScope } from '../../content/sample-scope/sample-scope.ts'
import { scopePath, scopeText } from '../../content/sample-scope/scope-text.ts'
import { stories } from '../../content/stories/stories.ts'
import { type ContentOf, pageData } from '../page-source.ts'
import { answerList, founderList, serviceList, whoAnswersLeads } from '../shared/lists.ts'
import { clientOf, storyLine, storyOfService } from '../shared/story-card.ts'

const story = storyOfService('web')

export const factoryData = pageData('/$locale/fabrica-de-software', {
  layout: 'alternative',
  shareImage: 'hero/service-web',
  load: ({ text, locale }) => ({
    head: { title: text('factory.head.title'), description: text('factory.head.description') },
    content: {
      services: serviceList(text, ['web', 'mobile', 'design', 'softwareMaintenance']).map(
        ({ description, ...service }) => service,
      ),
      founders: founderList(locale),
      partners,
      answers: answerList('factory', locale),
      who: whoAnswersLeads(locale),
      story: story && storyLine(story, locale),
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

export interface FactoryData extends ContentOf<typeof factoryData> {}
