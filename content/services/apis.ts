import type { Service } from './services.schema.ts'

export const apis: Service = {
  id: 'apis',
  slug: 'apis',
  img: 'services/apis',
  title: { 'pt-br': 'APIs', 'en-us': 'APIs', 'es-es': 'API e integraciones' },
  description: {
    'pt-br': 'Sistemas integrados e testados para que nenhum pedido se perca.',
    'en-us': 'Connected systems, tested so that no order is lost.',
    'es-es': 'Sistemas conectados y comprobados, uno a uno.',
  },
  price: {
    'pt-br': 'A primeira integração custa a partir de {integrationPrice} e leva {integrationWeeks} semanas.',
    'en-us': 'A first integration starts at {integrationPrice} and takes {integrationWeeks} weeks.',
    'es-es': 'La primera integración cuesta desde {integrationPrice} y lleva {integrationWeeks} semanas.',
  },
  headTitle: {
    'pt-br': 'APIs e integrações que aguentam uma queda',
    'en-us': 'APIs and integrations that survive an outage',
    'es-es': 'API e integraciones que aguantan una caída',
  },
  headDescription: {
    'pt-br':
      'Integração entre ERP, site, pagamentos e parceiros, com a especificação antes do código e teste de queda. Veja como trabalhamos.',
    'en-us':
      'We connect your ERP, site, payments, and partners, with the specification before the code and every outage rehearsed.',
    'es-es':
      'Integración entre ERP, web, pagos y proveedores, con la especificación escrita antes que el código y las caídas ensayadas.',
  },
  subtitle: {
    'pt-br':
      'Para empresas em que alguém ainda copia dados de um sistema para o outro. Ligamos os dois e mostramos o que acontece quando um deles cai.',
    'en-us':
      'For companies where somebody still copies data from one system to another. From São Paulo, Brazil, we connect the two and show you what happens when one goes down.',
    'es-es':
      'Para empresas en las que alguien copia datos de un sistema a otro. Los conectamos desde Brasil y, antes de entregar, los tumbamos delante de ti.',
  },
  labels: [
    { 'pt-br': 'Um teste de cinco minutos', 'en-us': 'A five-minute test', 'es-es': 'Una prueba de cinco minutos' },
    {
      'pt-br': 'Antes e depois do código',
      'en-us': 'Before and after the code',
      'es-es': 'Antes y después del código',
    },
  ],
  paragraphs: [
    {
      'pt-br':
        'Pegue um pedido de ontem: em quantas telas alguém digitou o nome do cliente? Se o ERP cair agora, o site vende o que já acabou?',
      'en-us':
        'Take one order from yesterday. On how many screens did somebody type the customer’s name? If the ERP goes down right now, does the site sell items you’re out of?',
      'es-es':
        'Coge un pedido de ayer: ¿en cuántas pantallas ha tecleado alguien el nombre del cliente? Si el ERP se cae ahora, ¿la web vende lo que ya no queda?',
    },
    {
      'pt-br':
        'Na segunda terça-feira você abre a especificação e um servidor de testes que responde como ela diz. No fim, derrubamos cada sistema de propósito, no ambiente de testes, e conferimos que nenhum pedido some nem entra duas vezes.',
      'en-us':
        'On the second Tuesday you get the spec and a mock server that does what it says. At the end, we take each system down on purpose, in the test environment, and check that no order disappears or goes in twice.',
      'es-es':
        'El segundo martes abres la especificación y un servidor de pruebas que responde lo que ella dice. Al final tumbamos cada sistema a propósito, en el entorno de pruebas, y comprobamos que ningún pedido se pierde ni entra dos veces.',
    },
  ],
  lists: [
    {
      title: {
        'pt-br': 'Na primeira integração',
        'en-us': 'In a first integration',
        'es-es': 'En la primera integración',
      },
      items: [
        {
          'pt-br': 'Inventário de sistemas, de dados e de quem os digita hoje',
          'en-us': 'An inventory of systems, of data, and of who types it today',
          'es-es': 'Inventario de sistemas, de datos y de quién los teclea hoy',
        },
        {
          'pt-br': 'Especificação (OpenAPI, GraphQL ou AsyncAPI) aprovada pelos dois lados',
          'en-us': 'A specification (OpenAPI, GraphQL, or AsyncAPI) both sides approve',
          'es-es': 'Especificación (OpenAPI, GraphQL o AsyncAPI) aprobada por las dos partes',
        },
        {
          'pt-br': 'Ligação entre dois sistemas: ERP (Totvs, SAP, Omie), CRM, pagamentos, site',
          'en-us': 'A link between two systems: ERP (SAP, NetSuite, Dynamics), CRM, payments, site',
          'es-es': 'Conexión entre dos sistemas: ERP (SAP, Sage, Odoo), CRM, pagos, web',
        },
        {
          'pt-br': 'Filas e novas tentativas, testadas contra pedidos em dobro',
          'en-us': 'Queues and retries, tested against duplicate orders',
          'es-es': 'Colas y reintentos, probados contra pedidos duplicados',
        },
      ],
    },
    {
      title: {
        'pt-br': 'Orçado à parte',
        'en-us': 'Quoted separately',
        'es-es': 'Con presupuesto aparte',
      },
      items: [
        {
          'pt-br': 'APIs REST ou GraphQL com OAuth e permissões por parceiro',
          'en-us': 'REST or GraphQL APIs with OAuth and permissions per partner',
          'es-es': 'API REST o GraphQL con OAuth y permisos por empresa',
        },
        {
          'pt-br': 'Ambiente de testes e documentação para parceiros',
          'en-us': 'A sandbox and docs for partners',
          'es-es': 'Entorno de pruebas y documentación para terceros',
        },
        {
          'pt-br': 'Painel de consumo, erros e tempo de resposta',
          'en-us': 'A dashboard of usage, errors, and response times',
          'es-es': 'Panel de consumo, errores y tiempos de respuesta',
        },
      ],
    },
  ],
  closing: {
    title: {
      'pt-br': 'Dois sistemas que deveriam conversar',
      'en-us': 'Two systems that should be talking',
      'es-es': 'Dos sistemas que deberían hablarse',
    },
    text: {
      'pt-br': 'Diga quais são e quem copia os dados hoje. Não é preciso pagar um escopo antes.',
      'en-us': 'Name them, and tell us who copies the data today. There’s no scope to pay for first.',
      'es-es': 'Dinos cuáles son y quién copia los datos hoy. No hay que pagar un alcance antes.',
    },
  },
}
