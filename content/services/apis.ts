import type { ServicePage } from './services.schema.ts'

export const apisPage: ServicePage = {
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
      'Para empresas em que alguém copia dados de um sistema para o outro. Ligamos os dois, em {integrationWeeks} semanas, e mostramos o que acontece quando um deles cai. Somos de São Paulo.',
    'en-us':
      'For companies where somebody copies data from one system to another. In {integrationWeeks} weeks we connect the two and show you what happens when one goes down. We’re in São Paulo, Brazil.',
    'es-es':
      'Para empresas en las que alguien copia datos de un sistema a otro. Los conectamos desde Brasil y, antes de entregar, tumbamos uno delante de ti: no se pierde ni se duplica un solo pedido.',
  },
  labels: [
    { 'pt-br': 'Um teste de cinco minutos', 'en-us': 'A five-minute test', 'es-es': 'Una prueba de cinco minutos' },
    {
      'pt-br': 'Antes e depois do código',
      'en-us': 'Before and after the code',
      'es-es': 'Antes y después del código',
    },
    { 'pt-br': 'Um parceiro novo', 'en-us': 'When a new partner joins', 'es-es': 'Un proveedor nuevo' },
  ],
  paragraphs: [
    {
      'pt-br':
        'Pegue um pedido de ontem: em quantas telas alguém digitou o nome do cliente? Se o ERP cair agora, o site continua vendendo? Vendendo o que já acabou?',
      'en-us':
        'Take one order from yesterday. On how many screens did somebody type the customer’s name? If the ERP goes down right now, does the site keep selling? Even things you’ve run out of?',
      'es-es':
        'Coge un pedido de ayer: ¿en cuántas pantallas ha tecleado alguien el nombre del cliente? Si el ERP se cae ahora, ¿la web sigue vendiendo? ¿Vende lo que ya no queda?',
    },
    {
      'pt-br':
        'Na segunda terça-feira você abre a especificação (OpenAPI para REST, um schema para GraphQL, AsyncAPI para eventos) e um servidor de testes que responde como ela diz. Os dois lados aprovam antes do código. No fim, derrubamos cada sistema de propósito, no ambiente de testes, e conferimos que nenhum pedido some nem entra duas vezes.',
      'en-us':
        'On the second Tuesday you open the specification (OpenAPI for REST, a schema for GraphQL, AsyncAPI for events) and a test server that answers the way it says. Both sides approve it before there’s any code. At the end, we take each system down on purpose, in the test environment, and check that no order disappears or goes in twice.',
      'es-es':
        'El segundo martes abres la especificación (OpenAPI para REST, un esquema para GraphQL, AsyncAPI para eventos) y un servidor de pruebas que responde lo que ella dice. Las dos partes la aprueban antes de que haya código. Al final tumbamos cada sistema a propósito, en el entorno de pruebas, y comprobamos que ningún pedido se pierde ni entra dos veces.',
    },
    {
      'pt-br':
        'Ele testa sozinho, no ambiente que deixamos pronto, sem falar com o seu time. As versões antigas ficam no ar pelo prazo combinado, em geral 12 meses.',
      'en-us':
        'They test on their own, in a sandbox we leave running, without calling your team. Old versions stay up for an agreed period, usually 12 months.',
      'es-es':
        'Hace sus pruebas por su cuenta, en un entorno que dejamos listo, sin llamar a tu equipo. Las versiones antiguas siguen activas el plazo pactado, normalmente 12 meses.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'O que entregamos', 'en-us': 'What we deliver', 'es-es': 'Qué entregamos' },
      items: [
        {
          'pt-br': 'Inventário: cada sistema, cada dado que circula e quem digita hoje',
          'en-us': 'An inventory: every system, every piece of data that moves, and who types it today',
          'es-es': 'Inventario: cada sistema, cada dato que circula y quién lo teclea hoy',
        },
        {
          'pt-br': 'Especificação aprovada pelos dois lados',
          'en-us': 'A specification both sides approve',
          'es-es': 'Especificación aprobada por las dos partes',
        },
        {
          'pt-br': 'APIs REST ou GraphQL com OAuth e permissões por parceiro',
          'en-us': 'REST or GraphQL APIs with OAuth and permissions per partner',
          'es-es': 'API REST o GraphQL con OAuth y permisos por empresa',
        },
        {
          'pt-br': 'Integração com ERP (Totvs, SAP, Omie), CRM, meios de pagamento e sistemas sem API',
          'en-us':
            'Integration with ERPs (SAP, NetSuite, Dynamics), CRMs, payment providers, and systems without an API',
          'es-es': 'Integración con ERP (SAP, Sage, Odoo), CRM, medios de pago y sistemas sin API',
        },
        {
          'pt-br': 'Filas e novas tentativas automáticas, sem pedido em dobro',
          'en-us': 'Queues and automatic retries, with no duplicate orders',
          'es-es': 'Colas y reintentos automáticos, sin pedidos duplicados',
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
      'pt-br': 'Diga quais são e quem copia os dados hoje. O preço é fechado, e não é preciso pagar um escopo antes.',
      'en-us':
        'Name them, and tell us who copies the data today. The price is fixed, and there’s no scope to pay for first.',
      'es-es':
        'Dinos cuáles son y quién copia los datos hoy. El precio es cerrado y no hay que pagar un alcance antes.',
    },
  },
}
