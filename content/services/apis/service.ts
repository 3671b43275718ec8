import { service } from '../services.schema.ts'

export const apis = service('apis', {
  id: 'apis',
  img: 'services/apis',
  title: {
    'pt-br': 'APIs',
    'en-us': 'APIs',
    'es-es': 'API e integraciones',
  },
  description: {
    'pt-br': 'Sistemas integrados e testados para que nenhum pedido se perca.',
    'en-us': 'Connected systems, tested so that no order is lost.',
    'es-es': 'Sistemas conectados y comprobados, uno a uno.',
  },
  amount: {
    'pt-br': '{integrationPrice}',
    'en-us': '{integrationPrice}',
    'es-es': '{integrationPrice}',
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
      'Alguém aí ainda copia dados de um sistema para o outro. Ligamos os dois e mostramos o que acontece quando um deles cai.',
    'en-us':
      'Somebody still copies data from one system to another. We connect the two and show you what happens when one goes down.',
    'es-es':
      'Alguien sigue copiando datos de un sistema a otro. Los conectamos y, antes de entregar, los tumbamos delante de ti.',
  },
  storyClaim: {
    'pt-br': 'Quilatto: de cada mil pedidos, 6 cancelados por falta de produto, não 48',
    'en-us': 'Quilatto: 6 orders per thousand canceled because the item was gone, not 48',
    'es-es': 'Quilatto: 6 pedidos anulados por cada mil por falta de producto, no 48',
  },
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
})
