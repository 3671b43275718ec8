import { article } from '../news.schema.ts'

export const tecnologiaParaOBrasil = article('tecnologia-para-o-brasil', {
  date: '2023-10-20',
  img: 'news/tecnologia-para-o-brasil',
  brand: 'Revista Mirante Digital',
  originalLink: 'https://mirantedigital.example/edicoes/tecnologia-para-o-brasil',
  title: {
    'pt-br': 'Tecnologia para o Brasil: o software que funciona no ônibus',
    'en-us': 'Technology for Brazil: software that works on the bus',
    'es-es': 'Tecnología para Brasil: software que funciona en el autobús',
  },
  desc: {
    'pt-br': 'O que muda quando um aplicativo é pensado para celular simples e sinal fraco.',
    'en-us': 'What changes when an app is designed for cheap phones and weak signal.',
    'es-es': 'Qué cambia en una aplicación pensada para móviles baratos y poca cobertura.',
  },
})
