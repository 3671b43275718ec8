import { z } from 'zod'
import { type LocaleId, salesLocale } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { define } from '../define.ts'
import { slug } from '../schema/fields.ts'
import { publicFile } from '../schema/pictures.ts'
import { shownStory } from '../stories/stories.ts'
import { localizedText, text } from '../text/text.schema.ts'

const person = {
  name: text(60),
  role: localizedText(80),
}
/** A square, for small places. */
const face = publicFile
const founder = z.strictObject({
  ...person,
  id: z.enum(['ceo', 'cto']),
  photo: publicFile,
  roleTag: text(12),
  bio: localizedText(420),
  attributes: z.array(localizedText(60)).min(1),
})

/** The portraits are illustrations: to use real photos, replace the files. */
const peopleSchema = z.strictObject({
  /** The slug is that of the business card. */
  ceo: founder.extend({ slug, face }),
  cto: founder,
  /** Answers visitors together with the CEO. */
  proposals: z.strictObject({ ...person, face, id: z.literal('proposals') }),
  testimonial: z.strictObject({
    ...person,
    face,
    id: z.literal('testimonial'),
    quote: localizedText(480),
    /** The story of the speaker's company. */
    story: shownStory,
  }),
})

export const people = define('content/company/people.ts', peopleSchema, {
  ceo: {
    id: 'ceo',
    name: '{ceo}',
    slug: 'helena',
    role: {
      'pt-br': 'Diretora executiva e cofundadora',
      'en-us': 'CEO and cofounder',
      'es-es': 'Directora ejecutiva y cofundadora',
    },
    roleTag: 'CEO',
    bio: {
      'pt-br': 'Faz a primeira conversa e assina os contratos.',
      'en-us': 'She takes every first call and signs the contracts.',
      'es-es': 'Atiende la primera llamada y firma los contratos.',
    },
    attributes: [
      {
        'pt-br': 'Faz a primeira conversa',
        'en-us': 'Takes every first call',
        'es-es': 'Atiende la primera llamada',
      },
      {
        'pt-br': 'Assina os contratos',
        'en-us': 'Signs the contracts',
        'es-es': 'Firma los contratos',
      },
      {
        'pt-br': 'Recusa o que não sabemos fazer bem',
        'en-us': 'Turns down work we’d do badly',
        'es-es': 'Rechaza lo que no haríamos bien',
      },
    ],
    photo: '/art/people/ceo.avif',
    face: '/art/people/ceo-face.avif',
  },
  cto: {
    id: 'cto',
    name: '{cto}',
    role: {
      'pt-br': 'Diretor de tecnologia e cofundador',
      'en-us': 'CTO and cofounder',
      'es-es': 'Director de tecnología y cofundador',
    },
    roleTag: 'CTO',
    bio: {
      'pt-br': 'Revisa cada arquitetura antes da primeira linha de código.',
      'en-us': 'He reviews each project’s architecture before the first line of code.',
      'es-es': 'Revisa la arquitectura de cada proyecto antes de programar.',
    },
    attributes: [
      {
        'pt-br': 'Revisa cada arquitetura',
        'en-us': 'Reviews each project’s architecture',
        'es-es': 'Revisa la arquitectura de cada proyecto',
      },
      {
        'pt-br': 'Mostra cada entrega em um celular simples',
        'en-us': 'Demos every release on a cheap phone',
        'es-es': 'Enseña cada entrega en un móvil barato',
      },
      {
        'pt-br': 'Assume com {ceoFirstName} após duas terças sem novidade',
        'en-us': 'Steps in with {ceoFirstName} after two empty Tuesdays',
        'es-es': 'Interviene con {ceoFirstName} tras dos martes sin novedad',
      },
    ],
    photo: '/art/people/cto.avif',
  },
  proposals: {
    id: 'proposals',
    name: '{proposals}',
    role: {
      'pt-br': 'Responsável por orçamentos e vagas',
      'en-us': 'Head of quotes and staffing',
      'es-es': 'Responsable de presupuestos y refuerzos',
    },
    face: '/art/people/proposals-face.avif',
  },
  testimonial: {
    id: 'testimonial',
    story: 'caisbanq',
    name: 'Marina Quental',
    role: {
      'pt-br': 'Diretora de operações, Caisbanq',
      'en-us': 'Director of operations, Caisbanq',
      'es-es': 'Directora de operaciones, Caisbanq',
    },
    quote: {
      'pt-br':
        'A {company} perguntou como era a nossa rotina antes de falar em currículos. A engenheira que chegou quis entender antes de mexer em qualquer coisa.',
      'en-us':
        '{company} asked how we work before talking about résumés. The engineer who joined wanted to understand before touching anything.',
      'es-es':
        '{company} nos preguntó por el día a día antes de hablar de currículos. La ingeniera que llegó quiso entender antes de tocar nada.',
    },
    face: '/art/people/testimonial-face.avif',
  },
})

/** Who reads what visitors send. */
export function whoAnswers(locale: LocaleId) {
  return inOneLanguage([people.ceo, people.proposals], locale).map(({ name, role, face }) => ({ name, role, face }))
}

/** Who reads what is sent with the form for Brazil; readers elsewhere are led to the contact form, which names them. */
export function whoAnswersLeads(locale: LocaleId) {
  return locale === salesLocale ? whoAnswers(locale) : []
}

export function founders(locale: LocaleId) {
  return inOneLanguage([people.ceo, people.cto], locale)
}
