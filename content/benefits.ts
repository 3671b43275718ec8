import type { Benefit } from './benefits.schema.ts'
import { filled } from './placeholders.ts'

export const benefits: Benefit[] = filled([
  {
    id: 'automation',
    titulo: {
      'pt-br': 'Automação eficiente',
      'en-us': 'Efficient automation',
      'es-es': 'Automatización eficiente',
    },
    descricao: {
      'pt-br': 'Contamos os casos resolvidos sem digitação. A meta comum de um piloto fica entre 50% e 70%; os outros vão para uma pessoa.',
      'en-us': 'We count the cases handled with no typing. A usual pilot target is 50% to 70%; the rest go to a person.',
      'es-es': 'Contamos los casos resueltos sin teclear. El objetivo habitual de un piloto es del 50 al 70 %; el resto va a una persona.',
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
      'pt-br': 'Medimos o tempo entre a pergunta e o número com a fonte. Hoje costuma ser o tempo de alguém montar a planilha.',
      'en-us': 'We time the gap between the question and a number with its source. Today that’s usually as long as the spreadsheet takes.',
      'es-es': 'Medimos el tiempo entre la pregunta y la cifra con su fuente. Hoy suele ser lo que tarda alguien en montar la hoja de cálculo.',
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
      'pt-br': 'De 150 a 300 respostas aprovadas pela sua equipe dão o vocabulário, as regras e o tom. Cada mudança é testada contra elas.',
      'en-us': 'Between 150 and 300 answers your team approved set the vocabulary, the rules, and the tone. Every change is tested against them.',
      'es-es': 'Entre 150 y 300 respuestas aprobadas por tu equipo marcan el vocabulario, las normas y el tono. Cada cambio se prueba con ellas.',
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
      'pt-br': 'No exemplo da conta abaixo, cortar metade das horas paga o piloto no primeiro ano. Refazemos a conta com as suas horas.',
      'en-us': 'In the example further down this page, cutting the hours in half pays for the pilot in the first year. We redo the math with your hours.',
      'es-es': 'En el ejemplo de más abajo, reducir las horas a la mitad paga el piloto el primer año. Rehacemos la cuenta con tus horas.',
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
      'pt-br': 'No Maresia Jornal, achar uma reportagem antiga passou de 25 para 3 minutos, em 120 buscas cronometradas.',
      'en-us': 'At the newspaper Maresia Jornal, finding an old story went from 25 minutes to 3, across 120 timed searches.',
      'es-es': 'En el diario Maresia Jornal, encontrar un reportaje antiguo pasó de 25 a 3 minutos, en 120 búsquedas cronometradas.',
    },
  },
])
