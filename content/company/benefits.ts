import { filled } from '../text/placeholders.ts'
import type { Benefit } from './benefits.schema.ts'

export const benefits: Benefit[] = filled([
  {
    id: 'automation',
    titulo: {
      'pt-br': 'Automação eficiente',
      'en-us': 'Efficient automation',
      'es-es': 'Automatización eficiente',
    },
    descricao: {
      'pt-br':
        'Contamos os casos que terminam sem ninguém digitar. Os outros chegam a uma pessoa, com o motivo escrito.',
      'en-us':
        'We count the cases that finish with nobody typing. The rest reach a person, with the reason written down.',
      'es-es':
        'Contamos los casos que acaban sin que nadie teclee. Los demás llegan a una persona, con el motivo por escrito.',
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
      'pt-br': 'Cada resposta mostra o trecho de onde saiu. Sem trecho, não há resposta.',
      'en-us': 'Each answer shows the passage it came from. No passage, no answer.',
      'es-es': 'Cada respuesta enseña el pasaje del que sale. Sin pasaje no hay respuesta.',
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
      'pt-br': 'As regras e o tom saem de respostas que a sua equipe aprovou.',
      'en-us': 'The rules and the tone come from answers your team has approved.',
      'es-es': 'Las normas y el tono salen de respuestas que tu equipo ha aprobado.',
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
        'Um piloto que não acerta custa a metade, e não o orçamento do ano. Já paramos dois: em um, a tarefa era mais rápida à mão; no outro, ninguém tinha tempo de conferir.',
      'en-us':
        'A pilot that misses costs half, not a year’s budget. We’ve stopped two: in one, the task was faster by hand; in the other, nobody had time to check the answers.',
      'es-es':
        'Un piloto que falla cuesta la mitad, no el presupuesto del año. Hemos parado dos: en uno, la tarea iba más rápida a mano; en el otro, nadie tenía tiempo de revisar.',
    },
  },
  {
    id: 'productivity',
    story: 'maresia-jornal',
    titulo: {
      'pt-br': 'Aumento de produtividade',
      'en-us': 'Productivity boost',
      'es-es': 'Más productividad',
    },
    descricao: {
      'pt-br':
        'No fim do piloto, 17 dos 23 repórteres do Maresia Jornal procuravam sozinhos; antes, esperavam o arquivista.',
      'en-us':
        'By the end of the pilot, 17 of Maresia Jornal’s 23 reporters searched for themselves. They used to wait for the archivist.',
      'es-es':
        'Al final del piloto, 17 de los 23 periodistas de Maresia Jornal buscaban solos; antes esperaban al archivero.',
    },
  },
])
