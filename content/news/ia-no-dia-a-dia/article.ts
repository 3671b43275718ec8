import type { Article } from '../news.schema.ts'

export const article: Article = {
  date: '2023-04-11',
  img: 'news/ia-no-dia-a-dia',
  brand: 'Jornal Costa Aberta',
  originalLink: 'https://costaaberta.example/tecnologia/ia-no-dia-a-dia',
  title: {
    'pt-br': 'IA no dia a dia: um expediente com o assistente ao lado',
    'en-us': 'AI in daily life: a workday with an assistant at hand',
    'es-es': 'La IA en el día a día: una jornada con el asistente al lado',
  },
  desc: {
    'pt-br': 'O jornal acompanhou um dia em um escritório de contabilidade para ver onde a IA ajuda, onde ela erra e que regras a equipe precisou criar.',
    'en-us': 'A day inside an accounting firm shows where AI helps, where it gets things wrong, and which rules the team had to write.',
    'es-es': 'Un día en una asesoría contable muestra dónde ayuda la IA, dónde se equivoca y qué normas tuvo que escribir el equipo por el camino.',
  },
}
