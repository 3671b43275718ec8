import { privacyPolicy } from '../../content/privacy/privacy'
import { choicesSection } from '../../content/privacy/sections'
import { inOneLanguage } from '../../locales/localized'
import { pageSource } from '../page-source'

export const privacySource = pageSource({
  layout: 'standard',
  shareImage: 'hero/services',
  load: ({ locale }) => {
    const { headTitle, headDescription, ...policy } = inOneLanguage(privacyPolicy, locale)
    return {
      head: { title: headTitle, description: headDescription },
      dates: { modified: policy.updated },
      content: { ...policy, choicesSection },
    }
  },
})
