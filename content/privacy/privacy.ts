import { define } from '../define.ts'
import { listedFields, policyDate } from './policy-date.ts'
import { privacySchema } from './privacy.schema.ts'

/**
 * The officer, the transfer clauses, and the statements about laws are invented: the owner confirms them with counsel
 * before the site goes public.
 */
export const privacyPolicy = define('content/privacy/privacy.ts', privacySchema, {
  updated: policyDate,
  listedFields,
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
  sectionIds: [
    'coleta',
    'uso',
    'compartilhamento',
    'cookies',
    'seguranca',
    'retencao',
    'direitos',
    'alteracoes',
    'contato',
  ],
  text: 'content/privacy',
})
