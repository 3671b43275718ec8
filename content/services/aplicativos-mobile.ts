import type { ServicePage } from './services.schema'

export const mobilePage: ServicePage = {
  headTitle: {
    'pt-br': 'Aplicativos mobile, do protótipo às lojas',
    'en-us': 'Mobile apps, from prototype to the app stores',
    'es-es': 'Aplicaciones móviles, del prototipo a la tienda',
  },
  headDescription: {
    'pt-br': 'Criamos aplicativos para iOS e Android, testados com usuários desde o protótipo e publicados nas contas da sua empresa. Peça um orçamento.',
    'en-us': 'We build iOS and Android apps, tested with users from the first prototype and published under your company’s accounts. Request a quote.',
    'es-es': 'Creamos aplicaciones para iOS y Android, probadas con usuarios desde el prototipo y publicadas en las cuentas de tu empresa. Pide presupuesto.',
  },
  subtitle: {
    'pt-br': 'Um aplicativo para iOS e Android que seu cliente entende no primeiro uso e que sua equipe consegue evoluir.',
    'en-us': 'An iOS and Android app your customers understand the first time they open it and that your team can keep improving.',
    'es-es': 'Una aplicación para iOS y Android que tu cliente entiende desde el primer uso y que tu equipo puede seguir mejorando.',
  },
  paragraphs: [
    {
      'pt-br':
        'Um aplicativo ruim perde o cliente em silêncio. A pessoa baixa, trava no cadastro, desinstala e não conta a ninguém o motivo. Ficar sem aplicativo também custa: o cliente liga para perguntar o que poderia ver na tela, e o seu atendimento repete a mesma resposta o dia inteiro. Nos dois casos, você paga para atrair gente que não encontra o que veio buscar.',
      'en-us':
        'A bad app loses customers quietly. They download it, get stuck at sign-up, delete it, and never say why. Having no app costs you too: people call to ask what they could have seen on a screen, and your support team gives the same answer all day. Either way, you pay to attract people who don’t find what they came for.',
      'es-es':
        'Una mala aplicación pierde clientes en silencio. La descargan, se atascan en el registro, la desinstalan y nadie te cuenta por qué. No tener aplicación también cuesta: el cliente llama para preguntar lo que podría ver en una pantalla y tu equipo de atención repite la misma respuesta todo el día. En ambos casos, pagas por atraer a personas que no encuentran lo que buscaban.',
    },
    {
      'pt-br':
        'Escolhemos com você a tarefa que o aplicativo precisa resolver primeiro e montamos um protótipo para testar no celular de usuários. Com o caminho aprovado, desenvolvemos para iOS e Android, em React Native, Flutter ou código nativo, conforme o caso. Você instala versões de teste ao longo do projeto e vê o aplicativo ganhar forma no seu próprio aparelho.',
      'en-us':
        'Together we pick the one task the app has to solve first, then put a prototype on users’ phones and watch what happens. Once the path is clear, we build for iOS and Android, in React Native, Flutter, or native code, whichever fits. You install test versions throughout the project and see the app take shape on your own device.',
      'es-es':
        'Elegimos contigo la tarea que la aplicación debe resolver primero y llevamos un prototipo al móvil de los usuarios para probarlo. Con el camino aprobado, desarrollamos para iOS y Android, en React Native, Flutter o código nativo, según el caso. Durante el proyecto instalas versiones de prueba y ves cómo la aplicación toma forma en tu propio teléfono.',
    },
    {
      'pt-br':
        'Você recebe o aplicativo publicado nas lojas do iOS e do Android, nas contas da sua empresa. Ele lida bem com conexão instável, protege os dados guardados no aparelho e registra falhas, para que a correção não dependa de reclamação. Com métricas de uso desde o lançamento, a próxima versão parte do que as pessoas fazem de verdade na tela.',
      'en-us':
        'You get the app published in the iOS and Android stores, under your company’s accounts. It copes with a weak connection, protects the data kept on the phone, and records crashes, so a fix doesn’t have to wait for a complaint. With usage metrics from launch day, the next version starts from what people actually do on the screen.',
      'es-es':
        'Recibes la aplicación publicada en las tiendas de iOS y Android, en las cuentas de tu empresa. Funciona bien con mala conexión, protege los datos guardados en el teléfono y registra los fallos, para que corregirlos no dependa de una queja. Con métricas de uso desde el lanzamiento, la siguiente versión parte de lo que la gente hace de verdad en la pantalla.',
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
          'pt-br': 'Protótipo testado com usuários antes da primeira linha de código',
          'en-us': 'A prototype tested with users before any code is written',
          'es-es': 'Prototipo probado con usuarios antes de la primera línea de código',
        },
        {
          'pt-br': 'Aplicativo para iOS e Android, com código compartilhado quando convém',
          'en-us': 'An app for iOS and Android, sharing code where it makes sense',
          'es-es': 'Aplicación para iOS y Android, con código compartido cuando conviene',
        },
        {
          'pt-br': 'Login seguro, notificações e pagamento dentro do aplicativo',
          'en-us': 'Secure login, notifications, and payments inside the app',
          'es-es': 'Acceso seguro, notificaciones y pagos dentro de la aplicación',
        },
        {
          'pt-br': 'Uso sem conexão nas telas que precisam funcionar na rua',
          'en-us': 'Offline use for the screens people need on the road',
          'es-es': 'Uso sin conexión en las pantallas que se necesitan en la calle',
        },
        {
          'pt-br': 'Publicação nas lojas, com textos, imagens e resposta às revisões',
          'en-us': 'App store submission, including copy, images, and replies to reviewers',
          'es-es': 'Publicación en las tiendas, con textos, imágenes y respuesta a las revisiones',
        },
        {
          'pt-br': 'Painel de uso e de falhas, separado por versão',
          'en-us': 'A dashboard of usage and crashes, broken down by version',
          'es-es': 'Panel de uso y de fallos, separado por versión',
        },
      ],
    },
  ],
}
