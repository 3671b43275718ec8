import { article } from '../news.schema.ts'

export const perfilNaEducacaoOnline = article('perfil-na-educacao-online', {
  date: '2018-08-22',
  img: 'news/perfil-na-educacao-online',
  brand: 'Aulaberta',
  originalLink: 'https://aulaberta.example/historias/noemi-travassela',
  title: {
    'pt-br': 'Aula antes do trabalho: a rotina de uma engenheira da {company}',
    'en-us': 'Class before work: how a {company} engineer keeps learning',
    'es-es': 'Clase antes del trabajo: la rutina de una ingeniera de {company}',
  },
  desc: {
    'pt-br':
      'Noemi Travassela conta como foi da farmácia à engenharia de software, e por que guarda os próprios erros.',
    'en-us':
      'Noemi Travassela went from a pharmacy counter to software engineering. She explains why she writes down her mistakes.',
    'es-es':
      'Noemi Travassela cuenta cómo pasó de la farmacia a la ingeniería de software y por qué guarda sus errores.',
  },
})
