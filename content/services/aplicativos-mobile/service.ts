import { markdownFiles } from '../../text/markdown-files.ts'
import type { Service } from '../services.schema.ts'

export const mobile: Service = {
  id: 'mobile',
  slug: 'aplicativos-mobile',
  img: 'services/mobile',
  title: {
    'pt-br': 'Desenvolvimento de aplicativos mobile',
    'en-us': 'Mobile app development',
    'es-es': 'Desarrollo de aplicaciones móviles',
  },
  description: {
    'pt-br': 'iOS e Android, do protótipo às lojas.',
    'en-us': 'iOS and Android, from prototype to the app stores.',
    'es-es': 'iOS y Android, del prototipo a la tienda.',
  },
  price: {
    'pt-br':
      'A primeira versão custa, em geral, de {firstVersionFrom} a {firstVersionTo}: de {fewestStages} a {mostStages} etapas de {stageWeeks} semanas.',
    'en-us':
      'A first version usually costs {firstVersionFrom} to {firstVersionTo}: {fewestStages} to {mostStages} stages of {stageWeeks} weeks.',
    'es-es':
      'La primera versión suele costar de {firstVersionFrom} a {firstVersionTo}: de {fewestStages} a {mostStages} etapas de {stageWeeks} semanas.',
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
    'pt-br':
      'Para empresas cujos clientes desistem do celular e ligam. Fazemos, para iOS e Android, um aplicativo que a pessoa usa sem perguntar como.',
    'en-us':
      'For companies whose customers give up on their phones and call. From São Paulo, Brazil, we build an app for iOS and Android that makes the call unnecessary.',
    'es-es':
      'Para empresas cuyos clientes se rinden en el móvil y llaman. Desde Brasil, hacemos aplicaciones para iOS y Android que se usan sin preguntar.',
  },
  text: markdownFiles('content/services/aplicativos-mobile'),
  closing: {
    title: {
      'pt-br': 'Comece pela pior avaliação',
      'en-us': 'Start with the worst review',
      'es-es': 'Empieza por la peor reseña',
    },
    text: {
      'pt-br': 'Mande a do seu aplicativo, e respondemos o que faríamos primeiro.',
      'en-us': 'Send us your app’s, and we’ll say what we’d do first.',
      'es-es': 'Mándanos la de tu aplicación y te decimos qué haríamos primero.',
    },
  },
}
