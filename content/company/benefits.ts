import { z } from 'zod'
import { eachOf, localized, text } from '../checks/localized.schema.ts'
import { filled } from '../text/placeholders.ts'

export const benefits: Benefit[] = filled([
  {
    id: 'automation',
    titulo: {
      'pt-br': 'Automação eficiente',
      'en-us': 'Efficient automation',
      'es-es': 'Automatización eficiente',
    },
    descricao: {
      'pt-br': 'Ninguém redigita o que já chegou escrito.',
      'en-us': 'Nobody retypes what already came in writing.',
      'es-es': 'Nadie vuelve a teclear lo que ya llegó escrito.',
    },
  },
  {
    id: 'decisions',
    titulo: {
      'pt-br': 'Decisões inteligentes',
      'en-us': 'Smart decisions',
      'es-es': 'Decisiones inteligentes',
    },
    descricao: {
      'pt-br':
        'Cada resposta mostra o trecho de onde saiu, para alguém conferir. No Maresia Jornal, 7 de 180 saíram erradas.',
      'en-us':
        'Each answer shows the passage it came from, for someone to check. At Maresia Jornal, 7 of 180 were wrong.',
      'es-es':
        'Cada respuesta enseña el pasaje del que sale, para que alguien lo abra. En Maresia Jornal, 7 de 180 eran erróneas.',
    },
  },
  {
    id: 'customization',
    titulo: {
      'pt-br': 'Personalização avançada',
      'en-us': 'Advanced customization',
      'es-es': 'Personalización avanzada',
    },
    descricao: {
      'pt-br': 'O seu time escreve as regras e o tom, sem programar.',
      'en-us': 'Your team writes the rules and the tone, without code.',
      'es-es': 'Tu equipo escribe las normas y el tono, sin programar.',
    },
  },
  {
    id: 'cost',
    titulo: {
      'pt-br': 'Redução de custos',
      'en-us': 'Cost reduction',
      'es-es': 'Reducción de costes',
    },
    descricao: {
      'pt-br':
        'Em um escritório de contabilidade, segundo uma reportagem de 2023, responder a um cliente passou de 9 para 6 minutos; triar mensagens, não mudou.',
      'en-us':
        'At one accounting firm, a 2023 news story says, answering a client went from nine minutes to six; sorting mail took as long as before.',
      'es-es':
        'En una asesoría contable, según un reportaje de 2023, responder a un cliente pasó de 9 a 6 minutos; clasificar el correo, igual.',
    },
  },
  {
    id: 'productivity',
    titulo: {
      'pt-br': 'Aumento de produtividade',
      'en-us': 'Productivity boost',
      'es-es': 'Más productividad',
    },
    descricao: {
      'pt-br': 'No Maresia Jornal, achar uma reportagem passou de 25 para 3 minutos.',
      'en-us': 'At Maresia Jornal, finding a story went from 25 minutes to 3.',
      'es-es': 'En Maresia Jornal, encontrar un reportaje pasó de 25 a 3 minutos.',
    },
  },
])

const benefitId = z.enum(['automation', 'decisions', 'customization', 'cost', 'productivity'])
const benefit = z.strictObject({
  id: benefitId,
  // The specification names these two fields in Portuguese; the page calls them title and text.
  titulo: localized(text(60)),
  descricao: localized(text(180)),
})
export type Benefit = z.infer<typeof benefit>
export const benefitsSchema = z
  .array(benefit)
  .superRefine(eachOf('id', benefitId.options, (entry: Benefit) => entry.id))
