import { writtenDay } from '../../content/dates/written-day.ts'
import { choicesSection, privacyPolicy } from '../../content/privacy/privacy.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'

export const privacySource = definePage({
  layout: 'standard',
  load: ({ locale }) => {
    const { headTitle, headDescription, ...policy } = inOneLanguage(privacyPolicy, locale)
    return {
      head: { title: headTitle, description: headDescription },
      anchors: policy.sections.map(({ id }) => id),
      dates: { modified: policy.updated },
      content: { ...policy, updated: writtenDay(policy.updated, locale), choicesSection },
    }
  },
})

export type PrivacyContent = ContentOf<typeof privacySource>
