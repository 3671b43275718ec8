import { privacyPolicy } from '../../content/privacy'
import { inOneLanguage } from '../../locales/localized'
import { branded, pageSource } from '../page-source'

export const privacySource = pageSource({
  view: 'pages/privacy/PrivacyPage.tsx',
  layout: 'standard',
  load: ({ locale }) => {
    const { headTitle, headDescription, ...policy } = inOneLanguage(privacyPolicy, locale)
    return { head: { title: branded(headTitle), description: headDescription }, content: policy }
  },
})
