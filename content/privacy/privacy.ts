import { z } from 'zod'
import { inEachLanguage } from '../../locales/localized.ts'
import { day, localized, slug, text, unique } from '../checks/localized.schema.ts'
import { limits } from '../limits.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { filled } from '../text/placeholders.ts'
import type { Block, Inline } from '../text/rich-text.ts'
import { policyDate } from './policy-date.ts'
import { choicesSection, introOf, policySections } from './sections.ts'

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
const texts = inEachLanguage((locale) => files[locale]())

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
  intro: introOf(texts),
  sections: policySections(texts, sectionIds),
})

const section = z.strictObject({
  id: slug,
  title: localized(text(80)),
  body: localized(z.array(z.custom<Block>()).min(1, 'is empty')),
})

export const privacySchema = z.strictObject({
  updated: day,
  headTitle: localized(text(limits.title.most)),
  headDescription: localized(text(limits.description.most, limits.description.least)),
  title: localized(text(80)),
  intro: localized(z.array(z.custom<Inline>())),
  sections: z
    .array(section)
    .superRefine(unique('id', (entry: z.infer<typeof section>) => entry.id))
    .refine(
      (sections) => sections.some(({ id }) => id === choicesSection),
      `has no section "${choicesSection}": the page shows the buttons to withdraw consent there`,
    ),
})
export type PrivacyPolicy = z.infer<typeof privacySchema>
