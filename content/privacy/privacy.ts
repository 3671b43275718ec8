import { inEachLanguage } from '../../locales/localized.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { filled } from '../text/placeholders.ts'
import { policyDate } from './policy-date.ts'
import type { PrivacyPolicy } from './privacy.schema.ts'
import { introOf, policySections } from './sections.ts'

/**
 * In heading order; links refer to these ids, so they are the same in every language and do not change with a title.
 */
const sectionIds = [
  'coleta',
  'uso',
  'compartilhamento',
  'cookies',
  'seguranca',
  'retencao',
  'direitos',
  'alteracoes',
  'contato',
]
const files = markdownFiles('content/privacy')
const text = inEachLanguage((locale) => files[locale]())

/**
 * The officer, the transfer clauses, and the statements about laws are invented: the owner confirms them with counsel
 * before the site goes public.
 */
export const privacyPolicy: PrivacyPolicy = filled({
  updated: policyDate,
  headTitle: {
    'pt-br': 'Política de privacidade e dados pessoais',
    'en-us': 'Privacy policy and personal data',
    'es-es': 'Política de privacidad y datos personales',
  },
  headDescription: {
    'pt-br':
      'Quais dados o site da {company} coleta, para que servem, por quanto tempo ficam guardados e como você exerce seus direitos pela LGPD.',
    'en-us':
      'What data the {company} site collects, why we use it, how long we keep it, and how to exercise your rights under the LGPD and the GDPR.',
    'es-es':
      'Qué datos recoge la web de {company}, para qué se usan, cuánto tiempo se conservan y cómo ejercer tus derechos según la LGPD y el RGPD.',
  },
  title: {
    'pt-br': 'Política de privacidade',
    'en-us': 'Privacy policy',
    'es-es': 'Política de privacidad',
  },
  intro: introOf(text),
  sections: policySections(text, sectionIds),
})
