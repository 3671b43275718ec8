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
      'pt-br': 'O caso de rotina se resolve sem ninguém digitar. Os outros vão para uma pessoa, com o motivo ao lado.',
      'en-us': 'Routine cases close without anyone typing. The rest reach a person, with the reason.',
      'es-es': 'Los casos de rutina acaban sin que nadie teclee. Los demás llegan a una persona, con el motivo.',
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
      'pt-br': 'Cada resposta mostra o trecho de onde saiu. Se não há trecho, a IA diz que não encontrou.',
      'en-us': 'Each answer shows the passage it came from. If there’s no passage, the AI says it found nothing.',
      'es-es': 'Cada respuesta enseña el pasaje del que sale. Si no lo hay, la IA dice que no lo encuentra.',
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
      'pt-br': 'As regras e o tom saem de respostas que o seu time aprovou.',
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
      'pt-br': 'Você vê a economia no piloto, antes de pagar a produção. Já paramos dois que não se pagariam.',
      'en-us':
        'You see the saving in the pilot, before you pay for production. We’ve stopped two that wouldn’t have paid.',
      'es-es': 'Ves el ahorro en el piloto, antes de pagar la producción. Hemos parado dos que no compensaban.',
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
      'pt-br': 'No Maresia Jornal, achar uma reportagem antiga passou de 25 para 3 minutos.',
      'en-us': 'At Maresia Jornal, finding an old story went from 25 minutes to 3.',
      'es-es': 'En Maresia Jornal, encontrar un reportaje antiguo pasó de 25 a 3 minutos.',
    },
  },
])
