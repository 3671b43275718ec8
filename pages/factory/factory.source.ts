import { answersOn } from '../../content/claims/answers.ts'
import { partners } from '../../content/company/partners.ts'
import { founders, whoAnswersLeads } from '../../content/company/people.ts'
import { sampleScope } from '../../content/sample-scope/sample-scope.ts'
import { serviceList } from '../../content/services/services.ts'
import { sampleProject } from '../../content/stories/stories.ts'
import { type ContentOf, definePage } from '../page-source.ts'
import { storyLine } from '../stories/story-card.ts'

export const factorySource = definePage({
  layout: 'alternative',
  load: ({ text, locale }) => ({
    head: {
      title: text('factory.head.title'),
      description: text('factory.head.description'),
      picture: 'hero/service-web',
    },
    anchors: ['escopo', 'servicos', 'software-form'],
    content: {
      services: serviceList(locale, ['web', 'mobile', 'design', 'softwareMaintenance']),
      founders: founders(locale),
      partners,
      answers: answersOn('factory', locale),
      people: whoAnswersLeads(locale),
      story: storyLine(sampleProject, { locale, text }),
      scope: {
        parts: sampleScope[locale].sections,
        story: sampleProject.slug,
      },
    },
  }),
})

export type FactoryContent = ContentOf<typeof factorySource>
