import { privacyPolicy } from '../../content/privacy/privacy.ts'
import { choicesSection } from '../../content/privacy/sections.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { pageLoader } from '../page-loader.ts'

export const privacyLoader = pageLoader({
  shareImage: 'hero/stones',
  load: ({ locale }) => {
    const { headTitle, headDescription, ...policy } = inOneLanguage(privacyPolicy, locale)
    return {
      head: { title: headTitle, description: headDescription },
      dates: { modified: policy.updated },
      content: { ...policy, choicesSection },
    }
  },
})
