import { benefits } from '../../content/benefits'
import { inOneLanguage } from '../../locales/localized'
import { branded, pageSource } from '../page-source'

export const aiSource = pageSource({
  view: 'pages/ai/AiPage.tsx',
  layout: 'alternative',
  load: ({ text, locale }) => ({
    head: { title: branded(text('ai.head.title')), description: text('ai.head.description') },
    content: { benefits: inOneLanguage(benefits, locale) },
  }),
})
