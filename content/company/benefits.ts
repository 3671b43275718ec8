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
        'Respostas aprovadas pela sua equipe dão as regras e o tom; outras, guardadas à parte, testam cada mudança.',
      'en-us': 'The rules and the tone come from answers your team has approved; a separate set tests every change.',
      'es-es':
        'Las respuestas aprobadas por tu equipo marcan las normas y el tono; otras, guardadas aparte, prueban cada cambio.',
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
        'Já paramos dois pilotos: em um, a tarefa era mais rápida à mão; no outro, ninguém tinha tempo de conferir. Os dois clientes pagaram só a metade.',
      'en-us':
        'We’ve stopped two pilots: in one, the task was faster by hand; in the other, nobody had time to check the answers. Both clients paid only half.',
      'es-es':
        'Hemos parado dos pilotos: en uno, la tarea iba más rápida a mano; en el otro, nadie tenía tiempo de revisar. Los dos clientes pagaron solo la mitad.',
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
