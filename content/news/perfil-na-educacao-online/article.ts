import type { Article } from '../news.schema.ts'

export const article: Article = {
  date: '2018-08-21',
  img: 'news/perfil-na-educacao-online',
  brand: 'Aulaberta',
  originalLink: 'https://aulaberta.example/historias/noemi-travassela',
  title: {
    'pt-br': 'Aula antes do trabalho: a rotina de uma engenheira da {company}',
    'en-us': 'Class before work: how a {company} engineer keeps learning',
    'es-es': 'Clase antes del trabajo: la rutina de una ingeniera de {company}',
  },
  desc: {
    'pt-br': 'A escola on-line Aulaberta conta como Noemi Travassela foi do balcão da farmácia à engenharia de software e o que anota no caderno de erros.',
    'en-us': 'Online school Aulaberta tells how Noemi Travassela went from a pharmacy counter to software engineering, with a notebook full of mistakes.',
    'es-es': 'La escuela en línea Aulaberta cuenta cómo Noemi Travassela pasó de la farmacia a la ingeniería de software con un cuaderno de errores.',
  },
}
