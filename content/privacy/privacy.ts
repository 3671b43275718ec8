import { z } from 'zod'
import { contactForm } from '../../forms/contact.ts'
import { landingForm } from '../../forms/landing.ts'
import { localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { sentence } from '../../locales/sentence.ts'
import { pastDay } from '../dates/company-days.ts'
import { define } from '../define.ts'
import { limits } from '../limits.ts'
import { slug } from '../schema/fields.ts'
import { localizedText, markdownIn } from '../text/text.schema.ts'
import * as policy from './policy-date.ts'

/** The page shows the buttons to withdraw consent below this section. */
export const choicesSection = 'cookies'

const formFields = [...new Set([contactForm, landingForm].flatMap(({ fields }) => Object.keys(fields)))].sort()

const policySchema = z.strictObject({
  policyDate: pastDay,
  listedFields: z
    .array(z.string())
    .refine(
      (listed) => [...listed].sort().join() === formFields.join(),
      `are not those of the forms (${formFields.join(', ')}): correct the list, and set the policy's date`,
    ),
  consentRevisions: z.array(pastDay).min(1),
})
// Values alone: the browser asks for them, and has no schemas.
const { policyDate } = define('content/privacy/policy-date.ts', policySchema, { ...policy })

const privacySchema = z
  .strictObject({
    headTitle: localizedText(limits.title.most),
    headDescription: localizedText(limits.description.most, limits.description.least),
    title: localizedText(80),
    /**
     * One for each ## heading, in that order; links refer to these ids, so they are the same in every language and do
     * not change with a title.
     */
    sectionIds: z
      .array(slug)
      .refine(
        (ids) => ids.includes(choicesSection),
        `has no "${choicesSection}": the page shows the buttons to withdraw consent there`,
      )
      .refine((ids) => new Set(ids).size === ids.length, 'has an id twice'),
    /** The folder of the Markdown files. */
    text: markdownIn(400),
  })
  .transform(({ sectionIds, text, ...policy }, context) => {
    for (const locale of localeIds) {
      const { length } = text[locale].sections
      if (length !== sectionIds.length)
        context.addIssue(
          sentence(
            { file: `content/privacy/${locale}.md` },
            `has ${length} ## headings, but privacy.ts has ${sectionIds.length} sectionIds (${sectionIds.join(', ')}): add or remove one`,
          ),
        )
    }
    const sections = sectionIds.map((id, index) => ({
      id,
      title: inEachLanguage((locale) => text[locale].sections[index]?.title ?? ''),
      html: inEachLanguage((locale) => text[locale].sections[index]?.html ?? ''),
    }))
    return { ...policy, updated: policyDate, intro: inEachLanguage((locale) => text[locale].intro), sections }
  })

/**
 * The officer, the transfer clauses, and the statements about laws are invented: the owner confirms them with counsel
 * before the site goes public.
 */
export const privacyPolicy = define('content/privacy/privacy.ts', privacySchema, {
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
