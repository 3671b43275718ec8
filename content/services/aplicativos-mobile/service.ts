import { service } from '../services.schema.ts'

export const aplicativosMobile = service('aplicativos-mobile', {
  id: 'mobile',
  img: 'services/mobile',
  title: {
    'pt-br': 'Desenvolvimento de aplicativos mobile',
    'en-us': 'Mobile app development',
    'es-es': 'Desarrollo de aplicaciones móviles',
  },
  description: {
    'pt-br': 'Levamos seu aplicativo até as lojas.',
    'en-us': 'We take iOS and Android apps to the stores.',
    'es-es': 'Llevamos tu aplicación del prototipo a la tienda.',
  },
  price: {
    'pt-br': '{firstVersionFrom}',
    'en-us': '{firstVersionFrom}',
    'es-es': '{firstVersionFrom}',
  },
  terms: {
    'pt-br': 'São {fewestStages} etapas. Com {mostStages}, {firstVersionTo}.',
    'en-us': 'Projects cost from {firstVersionFrom} ({fewestStages} stages) to {firstVersionTo} ({mostStages} stages).',
    'es-es': 'De {firstVersionFrom} ({fewestStages} etapas) a {firstVersionTo} ({mostStages} etapas).',
  },
  headTitle: {
    'pt-br': 'Aplicativos mobile, do protótipo às lojas',
    'en-us': 'Mobile apps, from prototype to the app stores',
    'es-es': 'Aplicaciones móviles, del prototipo a la tienda',
  },
  headDescription: {
    'pt-br':
      'Aplicativos para iOS e Android, em torno da tarefa que os seus clientes tentam fazer no celular e não conseguem. Do protótipo às lojas.',
    'en-us':
      'iOS and Android apps built around the one thing most people try to do on their phones and can’t, released under your own accounts.',
    'es-es':
      'Aplicaciones para iOS y Android. Empezamos por lo que tus clientes intentan hacer con el móvil y no consiguen.',
  },
  subtitle: {
    'pt-br': 'Seu cliente desiste do aplicativo e liga? Fazemos um novo, que dispensa explicação.',
    'en-us': 'Your customers give up on the app and call. We build one that saves them the call.',
    'es-es':
      '¿Tus clientes se rinden con la aplicación y acaban llamando? Hacemos otra, para iOS y Android, que se entiende a la primera.',
  },
  closing: {
    title: {
      'pt-br': 'Comece pela pior avaliação',
      'en-us': 'Start with the worst review',
      'es-es': 'Empieza por la peor reseña',
    },
    text: {
      'pt-br': 'Mande essa avaliação. A primeira versão leva de {fewestWeeks} a {mostWeeks} semanas.',
      'en-us': 'Send us the review. A first version takes {fewestWeeks} to {mostWeeks} weeks.',
      'es-es':
        'Mándanos la de tu aplicación: te decimos qué haríamos primero. De la llamada a la primera versión pasan de {fewestWeeks} a {mostWeeks} semanas, más lo que tardes en decidir.',
    },
  },
})
