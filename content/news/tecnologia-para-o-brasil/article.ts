import type { Article } from '../news.schema.ts'

export const article: Article = {
  date: '2023-10-17',
  img: 'news/tecnologia-para-o-brasil',
  brand: 'Revista Mirante Digital',
  originalLink: 'https://mirantedigital.example/edicoes/tecnologia-para-o-brasil',
  title: {
    'pt-br': 'Tecnologia para o Brasil: o software que funciona no ônibus',
    'en-us': 'Technology for Brazil: software that works on the bus',
    'es-es': 'Tecnología para Brasil: software que funciona en el autobús',
  },
  desc: {
    'pt-br': 'Celular simples, sinal fraco e Pix: o que muda quando um aplicativo é pensado para o país inteiro.',
    'en-us': 'Basic phones, weak signal, instant payments: what changes when an app is designed for all of Brazil.',
    'es-es':
      'Móviles sencillos, poca cobertura y pagos al instante: qué cambia cuando una aplicación se piensa para todo Brasil.',
  },
}
