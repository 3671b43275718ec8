import { article } from '../news.schema.ts'

export const perfilNaEducacaoOnline = article('perfil-na-educacao-online', {
  date: '2018-08-22',
  img: 'news/perfil-na-educacao-online',
  brand: 'Aulaberta',
  originalLink: 'https://aulaberta.example/historias/noemi-travassela',
  title: {
    'pt-br': 'Aula antes do trabalho: a rotina de uma engenheira da {company}',
    'en-us': 'Class before work: a {company} engineer keeps learning',
    'es-es': 'Clase antes del trabajo: la rutina de una ingeniera',
  },
  desc: {
    'pt-br': 'Noemi Travassela foi da farmácia ao software e anota os próprios erros.',
    'en-us': 'From a pharmacy counter to software: Noemi Travassela writes down her mistakes.',
    'es-es': 'Noemi Travassela pasó de una farmacia al software y anota todos sus errores.',
  },
})
