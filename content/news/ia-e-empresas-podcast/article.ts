import { article } from '../news.schema.ts'

export const iaEEmpresasPodcast = article('ia-e-empresas-podcast', {
  date: '2024-05-16',
  img: 'news/ia-e-empresas-podcast',
  brand: 'Rumo Digital',
  originalLink: 'https://rumodigital.example/episodios/ia-e-empresas',
  title: {
    'pt-br': 'IA nas empresas: comece por uma tarefa de segunda-feira',
    'en-us': 'AI in business: start with one Monday task',
    'es-es': 'IA en la empresa: empieza por una tarea de los lunes',
  },
  desc: {
    'pt-br': 'Os dois fundadores da {company} contam como escolher o primeiro projeto de IA.',
    'en-us': '{ceo} and {cto} explain how to pick a first AI project.',
    'es-es': '{ceo} y {cto} cuentan en Rumo Digital cómo elegir el primer proyecto de IA.',
  },
})
