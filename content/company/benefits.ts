import { z } from 'zod'
import { define } from '../define.ts'
import { eachOf } from '../schema/fields.ts'
import { localizedText } from '../text/text.schema.ts'

const benefitId = z.enum(['automation', 'decisions', 'customization', 'cost', 'productivity'])
const benefit = z.strictObject({
  id: benefitId,
  /** A symbol of components/ui/icons.svg. */
  icon: benefitId,
  // The specification gives these two fields their names.
  titulo: localizedText(60),
  descricao: localizedText(180),
})
export type Benefit = z.infer<typeof benefit>
const benefitsSchema = z.array(benefit).superRefine(eachOf('id', benefitId.options, (entry: Benefit) => entry.id))

export const benefits = define('content/company/benefits.ts', benefitsSchema, [
  {
    id: 'automation',
    icon: 'automation',
    titulo: {
      'pt-br': 'Automação eficiente',
      'en-us': 'Efficient automation',
      'es-es': 'Automatización eficiente',
    },
    descricao: {
      'pt-br': 'Ninguém redigita o que já chegou escrito.',
      'en-us': 'Nobody retypes what a customer already typed.',
      'es-es': 'Nadie vuelve a teclear lo que ya llegó escrito.',
    },
  },
  {
    id: 'decisions',
    icon: 'decisions',
    titulo: {
      'pt-br': 'Decisões inteligentes',
      'en-us': 'Smart decisions',
      'es-es': 'Decisiones inteligentes',
    },
    descricao: {
      'pt-br': 'Cada resposta mostra a fonte. No teste do Maresia Jornal, 7 de 180 saíram erradas.',
      'en-us': 'Each answer shows its source. In Maresia Jornal’s test, 7 of 180 were wrong.',
      'es-es': 'Cada respuesta cita su fuente. En Maresia Jornal, 7 de 180 eran erróneas.',
    },
  },
  {
    id: 'customization',
    icon: 'customization',
    titulo: {
      'pt-br': 'Personalização avançada',
      'en-us': 'Advanced customization',
      'es-es': 'Personalización avanzada',
    },
    descricao: {
      'pt-br': 'O seu time escreve as regras e o tom, sem programar.',
      'en-us': 'Your team sets the rules and the tone, without code.',
      'es-es': 'Tu equipo escribe las normas y el tono, sin programar.',
    },
  },
  {
    id: 'cost',
    icon: 'cost',
    titulo: {
      'pt-br': 'Redução de custos',
      'en-us': 'Cost reduction',
      'es-es': 'Reducción de costes',
    },
    descricao: {
      'pt-br': 'A conta abaixo diz quando o projeto se paga.',
      'en-us': 'The math below shows when AI pays off.',
      'es-es': 'Más abajo calculas cuándo se amortizan el piloto y las etapas.',
    },
  },
  {
    id: 'productivity',
    icon: 'productivity',
    titulo: {
      'pt-br': 'Aumento de produtividade',
      'en-us': 'Productivity boost',
      'es-es': 'Más productividad',
    },
    descricao: {
      'pt-br': 'No Maresia Jornal, o arquivista recebia setenta pedidos por semana; hoje, uns cinco.',
      'en-us': 'Maresia Jornal’s archivist went from seventy requests a week to about five.',
      'es-es': 'En Maresia Jornal, el archivero recibía setenta peticiones por semana; ahora, unas cinco.',
    },
  },
])
