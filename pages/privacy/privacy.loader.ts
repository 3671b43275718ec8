import { privacyPolicy } from '../../content/privacy/privacy'
import { choicesSection } from '../../content/privacy/sections'
import { inOneLanguage } from '../../locales/localized'
import { pageLoader } from '../page-loader'

export const privacyLoader = pageLoader({
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
