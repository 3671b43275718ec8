import type { ServicePage } from './services.schema'

export const mobilePage: ServicePage = {
  headTitle: { 'pt-br': 'Aplicativos mobile, do protótipo às lojas', 'en-us': 'Mobile apps, from prototype to the app stores', 'es-es': 'Aplicaciones móviles, del prototipo a la tienda' },
  headDescription: {
    'pt-br': 'Aplicativos para iOS e Android em torno da tarefa que mais gente tenta fazer no celular, publicados nas contas da sua empresa.',
    'en-us': 'iOS and Android apps built around the one thing most people try to do on their phones, released under your own accounts.',
    'es-es': 'Aplicaciones para iOS y Android en torno a la tarea que más gente intenta hacer con el móvil, publicadas en tus propias cuentas.',
  },
  subtitle: { 'pt-br': 'Um aplicativo para iOS e Android que o seu cliente usa sem ligar para perguntar como.', 'en-us': 'An iOS and Android app that your customers understand and that your own team can keep improving.', 'es-es': 'Una aplicación para iOS y Android que tu cliente usa sin llamar para preguntar cómo.' },
  labels: [
    { 'pt-br': 'A queixa', 'en-us': 'The complaint', 'es-es': 'La queja' },
    { 'pt-br': 'Primeiro, uma função', 'en-us': 'One feature first', 'es-es': 'Primero, una función' },
    { 'pt-br': 'A tecnologia', 'en-us': 'The technology', 'es-es': 'La tecnología' },
    { 'pt-br': 'Toda terça', 'en-us': 'Every Tuesday', 'es-es': 'Cada martes' },
  ],
  paragraphs: [
    {
      'pt-br': '“Uma estrela. Tento remarcar há três dias e o aplicativo me manda ligar.” A avaliação, de fevereiro de 2025, era do aplicativo antigo da Sorrivita, rede de clínicas odontológicas. A recepção atendia das 8h às 18h. Seis em cada dez pedidos de remarcação chegavam depois disso.',
      'en-us': '“One star. I’ve been trying to reschedule for three days and the app keeps telling me to call.” That review, from February 2025, was about the old app of Sorrivita, a Brazilian dental group. The front desk answered from 8 to 6. Six in ten rescheduling requests came in after that.',
      'es-es': '«Una estrella. Llevo tres días intentando cambiar la cita y la aplicación me dice que llame». La reseña, de febrero de 2025, era de la antigua aplicación de Sorrivita, una red brasileña de clínicas dentales. En recepción atendían de 8 a 18 h. Seis de cada diez cambios se pedían fuera de ese horario.',
    },
    {
      'pt-br': 'Toda loja tem aplicativos com trinta funções e uma avaliação assim. Começamos por uma função: a que mais gente tenta fazer no celular e não consegue. Vira protótipo, vai para a mão de oito pessoas, e olhamos sem ajudar. Se três delas travam no mesmo ponto, refazemos antes de programar.',
      'en-us':
        'The stores are full of apps with thirty features and a review like that one. We start with a single feature, the thing most people try to do on their phones and can’t. It becomes a prototype, eight people try it, and we watch without helping. If three get stuck in the same spot, we redo it before we code it.',
      'es-es':
        'Las tiendas están llenas de aplicaciones con treinta funciones y una reseña así. Empezamos por una sola: la que más gente intenta hacer con el móvil y no consigue. Se convierte en prototipo, lo prueban ocho personas y miramos sin ayudar. Si tres se atascan en el mismo punto, lo rehacemos antes de programar.',
    },
    {
      'pt-br': 'React Native ou Flutter resolvem a maioria dos casos. Swift e Kotlin entram quando o aplicativo depende de câmera, Bluetooth ou localização o tempo todo.',
      'en-us': 'React Native or Flutter covers most cases. Swift and Kotlin come in when the app leans on the camera, Bluetooth, or location all day.',
      'es-es': 'React Native o Flutter bastan casi siempre. Swift y Kotlin entran cuando la aplicación depende todo el tiempo de la cámara, el Bluetooth o la ubicación.',
    },
    {
      'pt-br': 'Você instala uma versão nova toda terça, no seu próprio aparelho. A publicação sai no nome da sua empresa; quando a loja recusa, e às vezes recusa, respondemos às exigências e reenviamos. No primeiro mês no ar, o painel de falhas é lido todo dia de manhã.',
      'en-us': 'You install a new build every Tuesday, on your own phone. The app ships under your company’s name. When a store rejects it, which happens, we answer the reviewers and resubmit. For the first month after launch, somebody reads the crash dashboard every morning.',
      'es-es': 'Cada martes instalas una versión nueva en tu propio teléfono. La aplicación se publica a nombre de tu empresa; cuando la tienda la rechaza, que a veces pasa, respondemos a los requisitos y la reenviamos. El primer mes, el panel de fallos se lee todas las mañanas.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'O que entra no projeto', 'en-us': 'What the project includes', 'es-es': 'Qué incluye el proyecto' },
      items: [
        { 'pt-br': 'Protótipo testado com oito usuários, dentro do preço da primeira etapa', 'en-us': 'A prototype tested with eight users, within the price of the first stage', 'es-es': 'Prototipo probado con ocho usuarios, dentro del precio de la primera etapa' },
        { 'pt-br': 'Aplicativo para iOS e Android, com o código compartilhado onde convém', 'en-us': 'An app for iOS and Android, sharing code where it makes sense', 'es-es': 'Aplicación para iOS y Android, con código compartido donde conviene' },
        { 'pt-br': 'Login, notificações e pagamento dentro do aplicativo', 'en-us': 'Login, notifications, and payments inside the app', 'es-es': 'Inicio de sesión, notificaciones y pagos dentro de la aplicación' },
        { 'pt-br': 'Uso sem conexão nas telas que precisam funcionar na rua', 'en-us': 'Offline use for the screens people need on the move', 'es-es': 'Uso sin conexión en las pantallas que se necesitan en la calle' },
        { 'pt-br': 'Publicação nas lojas, com textos, imagens e resposta às exigências das lojas', 'en-us': 'App store submission, including copy, images, and replies to reviewers', 'es-es': 'Publicación en las tiendas, con textos, imágenes y respuesta a sus requisitos' },
        { 'pt-br': 'Painel de uso e de falhas, separado por versão', 'en-us': 'A dashboard of usage and crashes, broken down by version', 'es-es': 'Panel de uso y de fallos, por versión' },
      ],
    },
  ],
  closing: {
    title: { 'pt-br': 'O que o seu cliente tenta fazer no celular?', 'en-us': 'What are your customers trying to do on their phones?', 'es-es': '¿Qué intenta hacer tu cliente con el móvil?' },
    text: {
      'pt-br': 'Mande a pior avaliação do seu aplicativo, ou o motivo pelo qual ligam para vocês. É um bom ponto de partida.',
      'en-us': 'Send us your app’s worst review, or the reason people call you. It’s a good place to start.',
      'es-es': 'Mándanos la peor reseña de tu aplicación o el motivo por el que os llaman. Es un buen punto de partida.',
    },
  },
}
