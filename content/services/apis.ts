import type { ServicePage } from './services.schema'

export const apisPage: ServicePage = {
  headTitle: {
    'pt-br': 'APIs que conectam os seus sistemas',
    'en-us': 'APIs that connect your systems',
    'es-es': 'APIs que conectan tus sistemas',
  },
  headDescription: {
    'pt-br': 'Criamos APIs documentadas e seguras para que seus sistemas e parceiros troquem dados sem redigitação. Peça um orçamento.',
    'en-us': 'We build secure, documented APIs so your systems and partners exchange data without anyone retyping it. Request a quote.',
    'es-es': 'Creamos APIs seguras y documentadas para que tus sistemas y tus socios intercambien datos sin teclearlos otra vez. Pide presupuesto.',
  },
  subtitle: {
    'pt-br': 'Ligamos os sistemas da sua empresa para que um dado digitado uma vez chegue certo a todos os outros.',
    'en-us': 'We connect your systems so that data entered once arrives correctly everywhere else.',
    'es-es': 'Conectamos los sistemas de tu empresa para que un dato introducido una vez llegue bien a todos los demás.',
  },
  paragraphs: [
    {
      'pt-br':
        'Quando os sistemas não conversam, as pessoas viram a integração. Alguém exporta um arquivo, ajusta colunas e importa em outra tela, todos os dias. Basta essa pessoa tirar férias para o estoque do site e o do depósito discordarem. Cada parceiro novo pede a mesma conexão outra vez, e a venda fica esperando um detalhe técnico.',
      'en-us':
        'When systems don’t talk to each other, people become the integration. Someone exports a file, fixes the columns, and imports it somewhere else, every single day. Let that person take a vacation, and the inventory on your site stops matching the warehouse. Each new partner asks for the same connection again, and the deal sits waiting on a technical detail.',
      'es-es':
        'Cuando los sistemas no se hablan, las personas hacen de integración. Alguien exporta un archivo, ajusta columnas y lo importa en otra pantalla, todos los días. Basta con que se vaya de vacaciones para que las existencias de la web y las del almacén dejen de coincidir. Cada socio nuevo pide otra vez la misma conexión, y la venta se queda esperando un detalle técnico.',
    },
    {
      'pt-br':
        'Começamos pelo acordo: quais dados circulam, quem pode ver e o que acontece quando algo falha. Ele vira uma especificação OpenAPI, que seu time e seus parceiros leem antes de existir código. Depois construímos em REST, GraphQL ou eventos, conforme o uso, com testes para cada operação. Simulamos até a queda do sistema do outro lado, para saber como o seu se comporta.',
      'en-us':
        'We start with the agreement: which data moves, who may see it, and what happens when something fails. It becomes an OpenAPI specification your team and partners can read before any code exists. Then we build with REST, GraphQL, or events, depending on the use, and test every operation. We even simulate the other side going down, to see how yours behaves.',
      'es-es':
        'Empezamos por el acuerdo: qué datos circulan, quién puede verlos y qué pasa cuando algo falla. Ese acuerdo se convierte en una especificación OpenAPI que tu equipo y tus socios leen antes de que exista el código. Después construimos con REST, GraphQL o eventos, según el uso, y probamos cada operación. Simulamos incluso la caída del otro sistema, para saber cómo responde el tuyo.',
    },
    {
      'pt-br':
        'Você recebe APIs prontas para o uso diário, com autenticação, limite de chamadas e registros para auditoria. As versões novas não quebram a integração de quem já está conectado. Um parceiro novo lê a documentação, recebe uma chave e testa sozinho em um ambiente próprio para isso. Seu time deixa de redigitar e passa a confiar no número que vê na tela.',
      'en-us':
        'You get APIs ready for daily use, with authentication, rate limits, and logs you can audit. New versions arrive without breaking whoever is already connected. A new partner reads the documentation, receives a key, and tests independently in a sandbox. Your team stops retyping and starts trusting the number on the screen.',
      'es-es':
        'Recibes APIs listas para el uso diario, con autenticación, límite de llamadas y registros para auditoría. Las versiones avanzan sin romper lo que ya está conectado. Un socio nuevo lee la documentación, recibe una clave y hace sus pruebas por su cuenta en un entorno aparte. Tu equipo deja de teclear dos veces y empieza a confiar en el número que ve en pantalla.',
    },
  ],
  lists: [
    {
      title: {
        'pt-br': 'O que entregamos',
        'en-us': 'What we deliver',
        'es-es': 'Qué entregamos',
      },
      items: [
        {
          'pt-br': 'Inventário dos sistemas e dos dados que precisam circular',
          'en-us': 'An inventory of your systems and the data that must move',
          'es-es': 'Inventario de los sistemas y de los datos que deben circular',
        },
        {
          'pt-br': 'Especificação OpenAPI aprovada antes da programação',
          'en-us': 'An OpenAPI specification approved before coding begins',
          'es-es': 'Especificación OpenAPI aprobada antes de programar',
        },
        {
          'pt-br': 'APIs REST ou GraphQL com autenticação OAuth e permissões',
          'en-us': 'REST or GraphQL APIs with OAuth authentication and permissions',
          'es-es': 'APIs REST o GraphQL con autenticación OAuth y permisos',
        },
        {
          'pt-br': 'Integração com ERP, CRM, meios de pagamento e sistemas legados',
          'en-us': 'Integration with ERP, CRM, payment providers, and legacy systems',
          'es-es': 'Integración con ERP, CRM, medios de pago y sistemas heredados',
        },
        {
          'pt-br': 'Filas e novas tentativas automáticas quando um sistema cai',
          'en-us': 'Queues and automatic retries when a system goes down',
          'es-es': 'Colas y reintentos automáticos cuando un sistema se cae',
        },
        {
          'pt-br': 'Ambiente de testes e documentação para parceiros',
          'en-us': 'A sandbox and documentation for your partners',
          'es-es': 'Entorno de pruebas y documentación para tus socios',
        },
        {
          'pt-br': 'Painel de consumo, erros e tempo de resposta',
          'en-us': 'A dashboard of usage, errors, and response times',
          'es-es': 'Panel de consumo, errores y tiempos de respuesta',
        },
      ],
    },
  ],
}
