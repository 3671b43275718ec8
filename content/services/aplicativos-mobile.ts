import type { Service } from './services.schema.ts'

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
  labels: [
    {
      'pt-br': 'Avaliação de fevereiro de 2025',
      'en-us': 'A review from February 2025',
      'es-es': 'Una reseña de febrero de 2025',
    },
    { 'pt-br': 'Uma função por vez', 'en-us': 'One feature first', 'es-es': 'Primero, una función' },
  ],
  paragraphs: [
    {
      'pt-br':
        '“Uma estrela. Tento remarcar há três dias e o aplicativo me manda ligar.” Era sobre o aplicativo antigo da Sorrivita, rede de clínicas odontológicas.',
      'en-us':
        '“One star. I’ve been trying to reschedule for three days and the app keeps telling me to call.” That was the old app at Sorrivita, a Brazilian dental group.',
      'es-es':
        '«Una estrella. Llevo tres días intentando cambiar la cita y la aplicación me dice que llame». Hablaba de la antigua aplicación de Sorrivita, una red brasileña de clínicas dentales.',
    },
    {
      'pt-br': 'Começamos pela função que mais gente tenta usar e não consegue. Na Sorrivita, era remarcar.',
      'en-us': 'We start with the one thing most people try to do and can’t. At Sorrivita, it was rescheduling.',
      'es-es': 'Empezamos por la función que más gente intenta usar y no consigue. En Sorrivita era cambiar la cita.',
    },
  ],
  lists: [
    {
      title: {
        'pt-br': 'O que entra no projeto',
        'en-us': 'What the project includes',
        'es-es': 'Qué incluye el proyecto',
      },
      items: [
        {
          'pt-br': 'Protótipo da primeira etapa, testado com oito usuários',
          'en-us': 'A first-stage prototype, tested with eight users',
          'es-es': 'Prototipo de la primera etapa, probado con ocho usuarios',
        },
        {
          'pt-br': 'Aplicativo para iOS e Android, com código compartilhado onde convém',
          'en-us': 'An app for iOS and Android, sharing code where it makes sense',
          'es-es': 'Aplicación para iOS y Android, con código compartido donde conviene',
        },
        {
          'pt-br': 'Login, notificações e pagamento dentro do aplicativo',
          'en-us': 'Login, notifications, and payments inside the app',
          'es-es': 'Inicio de sesión, notificaciones y pagos dentro de la aplicación',
        },
        {
          'pt-br': 'Uso sem conexão nas telas que precisam funcionar na rua',
          'en-us': 'Offline use for the screens people need on the move',
          'es-es': 'Uso sin conexión en las pantallas que se necesitan en la calle',
        },
        {
          'pt-br': 'Publicação nas contas da sua empresa',
          'en-us': 'Release under your company’s accounts',
          'es-es': 'Publicación en tus cuentas',
        },
        {
          'pt-br': 'Painel de uso e de falhas, separado por versão',
          'en-us': 'A dashboard of usage and crashes, broken down by version',
          'es-es': 'Panel de uso y de fallos, por versión',
        },
      ],
    },
  ],
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
