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
    'pt-br': 'Ligamos sistemas e simulamos quedas.',
    'en-us': 'We connect systems and test what happens if one fails.',
    'es-es': 'Conectamos tus sistemas y probamos sus caídas.',
  },
  price: {
    'pt-br': '{integrationPrice}',
    'en-us': '{integrationPrice}',
    'es-es': '{integrationPrice}',
  },
  terms: {
    'pt-br': 'É o preço inicial da primeira integração.',
    'en-us': 'First integrations start at this price.',
    'es-es': 'Es el precio mínimo por conectar dos sistemas.',
  },
  headTitle: {
    'pt-br': 'APIs e integrações que aguentam uma queda',
    'en-us': 'APIs and integrations, tested with systems down',
    'es-es': 'API e integraciones que aguantan una caída',
  },
  headDescription: {
    'pt-br':
      'Integração entre ERP, site, pagamentos e parceiros, com a especificação antes do código e teste de queda.',
    'en-us':
      'We connect your ERP, site, payments, and partners. You approve the specification before the code, and we take down each test system.',
    'es-es':
      'Integración entre ERP, web, pagos y proveedores, con la especificación escrita antes que el código y una prueba de caída.',
  },
  subtitle: {
    'pt-br':
      'Alguém ainda copia dados de um sistema para o outro? Conectamos os dois e mostramos o que acontece quando um cai.',
    'en-us':
      'Somebody still copies data between two systems. We connect them and show you what happens when one goes down.',
    'es-es':
      '¿Alguien sigue copiando datos de un sistema a otro? Conectamos los dos y te enseñamos qué pasa cuando uno se cae.',
  },
  storyClaim: {
    'pt-br': 'Quilatto: de cada mil pedidos, 48 eram cancelados por falta ou dano da peça; hoje, 6',
    'en-us': 'Quilatto: orders canceled over a missing or damaged item fell from 48 to 6 per thousand',
    'es-es': 'Quilatto: anulaciones por falta o daño, de 48 a 6 por cada mil pedidos',
  },
  closing: {
    title: {
      'pt-br': 'Dois sistemas que deveriam conversar',
      'en-us': 'Two systems that should be talking',
      'es-es': 'Dos sistemas que deberían hablarse',
    },
    text: {
      'pt-br': 'Diga quais são e quem copia os dados hoje. A primeira integração leva {integrationWeeks} semanas.',
      'en-us': 'Tell us which two and who copies the data. The first integration takes {integrationWeeks} weeks.',
      'es-es': 'Dinos cuáles y quién copia los datos hoy. La primera integración lleva {integrationWeeks} semanas.',
    },
  },
})
