import { article } from '../news.schema.ts'

export const iaNoDiaADia = article('ia-no-dia-a-dia', {
  date: '2023-04-09',
  img: 'news/ia-no-dia-a-dia',
  brand: 'Jornal Costa Aberta',
  originalLink: 'https://costaaberta.example/tecnologia/ia-no-dia-a-dia',
  title: {
    'pt-br': 'IA no dia a dia: um expediente com o assistente ao lado',
    'en-us': 'AI in daily life: a workday with an assistant',
    'es-es': 'La IA en el día a día: una jornada con asistente',
  },
  desc: {
    'pt-br': 'Um escritório contábil conta onde a IA ajuda, onde erra e com que regras.',
    'en-us': 'An accounting firm shows where AI helps, where it fails, and what rules it needs.',
    'es-es': 'Una asesoría contable cuenta dónde ayuda la IA, dónde falla y qué normas sigue.',
  },
})
