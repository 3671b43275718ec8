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
      'pt-br': 'Cada resposta mostra o trecho de onde saiu. Sem trecho, o assistente diz “não encontrei”.',
      'en-us': 'Each answer shows the passage it came from. Without one, the assistant says “I couldn’t find it.”',
      'es-es': 'Cada respuesta enseña el pasaje del que sale. Si no lo hay, el asistente dice «no lo encuentro».',
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
      'pt-br':
        'De 150 a 300 respostas aprovadas pela sua equipe dão as regras e o tom. Cada mudança é testada contra elas.',
      'en-us':
        'Between 150 and 300 answers your team approved set the rules and the tone. Every change is tested against them.',
      'es-es':
        'Entre 150 y 300 respuestas aprobadas por tu equipo marcan las normas y el tono. Cada cambio se prueba con ellas.',
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
        'Se não compensa, paramos: em um piloto, à mão era mais rápido; em outro, ninguém tinha tempo de conferir. O cliente não gastou mais.',
      'en-us':
        'If it doesn’t pay, we stop. In one pilot the task was faster by hand; in another, nobody had time to check. Neither client spent more.',
      'es-es':
        'Si no compensa, se para: en un piloto, a mano era más rápido; en otro, nadie tenía tiempo de revisar. El cliente no gastó más.',
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
      'pt-br': 'No Maresia Jornal, achar uma reportagem antiga passou de 25 para 3 minutos.',
      'en-us': 'At the newspaper Maresia Jornal, finding an old story went from 25 minutes to 3.',
      'es-es': 'En el diario Maresia Jornal, encontrar un reportaje antiguo pasó de 25 a 3 minutos.',
    },
  },
])
