import { article } from '../news.schema.ts'

export const superandoBarreiras = article('superando-barreiras', {
  date: '2016-03-29',
  img: 'news/superando-barreiras',
  brand: 'Caderno Margem Norte',
  originalLink: 'https://margemnorte.example/perfis/superando-barreiras',
  title: {
    'pt-br': 'Superando barreiras: o programador que começou no papel',
    'en-us': 'Overcoming barriers: the developer who coded on paper',
    'es-es': 'Superar barreras: el programador que empezó en papel',
  },
  desc: {
    'pt-br': 'Da Paraíba ao Vale do Silício: {cto} lembra um caderno e um tecido que encolheu.',
    'en-us': 'From Paraíba to Silicon Valley: {cto} recalls a notebook and a fabric that shrank.',
    'es-es': 'De Paraíba a Silicon Valley: {cto} recuerda un cuaderno y una tela que encogió.',
  },
})
