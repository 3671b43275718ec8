import { answersOn } from '../../content/claims/answers.ts'
import { services } from '../../content/services/services.ts'
import type { TextSection } from '../../content/text/markdown.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'
import { storyLine, storyOfService } from '../stories/story-card.ts'

export const serviceSource = definePage({
  layout: 'standard',
  staticParams: () => services.map(({ slug }) => ({ slug })),
  load: (input) => {
    const { params, locale } = input
    const service = services.find(({ slug }) => slug === params.slug)
    if (!service) return undefined
    const story = storyOfService(service.id)
    const { id, img, title, subtitle, closing, price, terms, headTitle, headDescription, storyClaim, text } =
      inOneLanguage(service, locale)
    const line = story && storyLine(story, input)
    const { sections } = text
    const isList = ({ html }: TextSection) => html.startsWith('<ul>')
    return {
      head: { title: headTitle, description: headDescription, picture: `hero/service-${service.id}` },
      content: {
        ...{ id, img, title, subtitle, closing, price, terms },
        paragraphs: sections.filter((section) => !isList(section)),
        // WebKit drops the list role of lists without markers.
        lists: sections
          .filter(isList)
          .map(({ title, html }) => ({ title, html: html.replace('<ul>', '<ul role="list">') })),
        answers: answersOn(service.id, locale),
        story: line && { ...line, title: storyClaim ?? line.title },
      },
    }
  },
})

export type ServiceContent = ContentOf<typeof serviceSource>
