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
      'pt-br': 'O caso de rotina sai sem ninguém digitar.',
      'en-us': 'Routine cases close without anyone typing.',
      'es-es': 'Los casos de rutina acaban sin que nadie teclee.',
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
      'pt-br': 'Com as regras e o tom que o seu time aprovou.',
      'en-us': 'With the rules and the tone your team has approved.',
      'es-es': 'Con las normas y el tono que tu equipo ha aprobado.',
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
        'De {pilots} pilotos, {pilotsStopped} pararam no meio e {pilotsMissed} perderam uma meta: custaram a metade.',
      'en-us':
        'Of {pilots} pilots, {pilotsStopped} stopped halfway and {pilotsMissed} missed a target: those cost half.',
      'es-es':
        'De {pilots} pilotos, {pilotsStopped} se pararon a medias y {pilotsMissed} no cumplieron un objetivo: costaron la mitad.',
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
      'pt-br': 'Medimos a sua tarefa antes e depois.',
      'en-us': 'We time your task before and after.',
      'es-es': 'Medimos tu tarea antes y después.',
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
