import type { ServicePage } from './services.schema'

export const apisPage: ServicePage = {
  headTitle: { 'pt-br': 'APIs e integrações que aguentam uma queda', 'en-us': 'APIs and integrations that survive an outage', 'es-es': 'APIs e integraciones que aguantan una caída' },
  headDescription: {
    'pt-br': 'Integração entre ERP, site, pagamentos e parceiros, com contrato escrito antes do código e teste de queda. Veja como trabalhamos.',
    'en-us': 'We connect your ERP, site, payments, and partners, with the contract written before the code and every outage rehearsed.',
    'es-es': 'Integración entre ERP, web, pagos y colaboradores, con el contrato escrito antes que el código y las caídas ensayadas.',
  },
  subtitle: { 'pt-br': 'Seus sistemas trocam dados sozinhos, e você sabe o que acontece quando um deles para.', 'en-us': 'Your systems exchange data on their own, and you know what happens when one of them stops.', 'es-es': 'Tus sistemas intercambian datos solos y sabes qué pasa cuando uno se para.' },
  labels: [
    { 'pt-br': 'O teste', 'en-us': 'The test', 'es-es': 'La prueba' },
    { 'pt-br': 'A ordem', 'en-us': 'The order', 'es-es': 'El orden' },
    { 'pt-br': 'Os parceiros', 'en-us': 'The partners', 'es-es': 'Los colaboradores' },
  ],
  paragraphs: [
    {
      'pt-br': 'Um teste de cinco minutos. Pegue um pedido de ontem: em quantas telas alguém digitou o nome do cliente? Se o ERP cair agora, o site continua vendendo? Vendendo o que já acabou? Quando um parceiro pede acesso, quem manda a senha por e-mail?',
      'en-us': 'A five-minute test. Take one order from yesterday. On how many screens did somebody type the customer’s name? If the ERP goes down right now, does the site keep selling? Selling things you’ve run out of? And when a partner asks for access, who emails the password?',
      'es-es': 'Una prueba de cinco minutos. Coge un pedido de ayer: ¿en cuántas pantallas ha tecleado alguien el nombre del cliente? Si el ERP se cae ahora, ¿la web sigue vendiendo? ¿Vende lo que ya no queda? Cuando un colaborador pide acceso, ¿quién le manda la contraseña por correo?',
    },
    {
      'pt-br':
        'Nosso trabalho vai nesta ordem. O contrato entre os sistemas (OpenAPI para REST, um schema para GraphQL, AsyncAPI para eventos): que dado circula, quem pode vê-lo, o que se faz quando falha. Os dois lados o aprovam antes de existir código. Depois, a programação. Por último, a parte mais demorada: derrubar cada sistema de propósito, no ambiente de testes, e conferir que nenhum pedido some nem entra duas vezes.',
      'en-us':
        'We work in this order. First, the contract between systems (OpenAPI for REST, a schema for GraphQL, AsyncAPI for events): which data moves, who may see it, what happens on failure. Both sides approve it before there’s any code. Then the build. Last, and longest: we take each system down on purpose, in the test environment, and check that no order disappears or goes in twice.',
      'es-es':
        'Trabajamos en este orden. El contrato entre sistemas (OpenAPI para REST, un esquema para GraphQL, AsyncAPI para eventos): qué dato circula, quién puede verlo, qué se hace si falla. Las dos partes lo aprueban antes de que haya código. Luego, la programación. Por último, lo más largo: tirar cada sistema a propósito, en el entorno de pruebas, y comprobar que ningún pedido se pierde ni entra dos veces.',
    },
    {
      'pt-br': 'Um parceiro novo lê a documentação, pede uma chave e testa sem falar com ninguém do seu time. As versões antigas continuam no ar pelo prazo que o contrato diz; 12 meses é o comum.',
      'en-us': 'A new partner reads the docs, requests a key, and tests without talking to anyone on your team. Old versions stay up for as long as the contract says, usually 12 months.',
      'es-es': 'Un colaborador nuevo lee la documentación, pide una clave y prueba sin hablar con nadie de tu equipo. Las versiones antiguas siguen activas el plazo que diga el contrato; lo habitual son 12 meses.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'O que entregamos', 'en-us': 'What we deliver', 'es-es': 'Qué entregamos' },
      items: [
        { 'pt-br': 'Inventário: cada sistema, cada dado que circula e quem o digita hoje', 'en-us': 'An inventory: every system, every piece of data that moves, and who types it today', 'es-es': 'Inventario: cada sistema, cada dato que circula y quién lo teclea hoy' },
        { 'pt-br': 'Especificação aprovada pelos dois lados antes da programação', 'en-us': 'A specification both sides approve before coding begins', 'es-es': 'Especificación aprobada por las dos partes antes de programar' },
        { 'pt-br': 'APIs REST ou GraphQL com OAuth e permissões por parceiro', 'en-us': 'REST or GraphQL APIs with OAuth and permissions per partner', 'es-es': 'APIs REST o GraphQL con OAuth y permisos por colaborador' },
        { 'pt-br': 'Integração com ERP, CRM, meios de pagamento e sistemas legados', 'en-us': 'Integration with ERPs, CRMs, payment providers, and legacy systems', 'es-es': 'Integración con ERP, CRM, medios de pago y sistemas heredados' },
        { 'pt-br': 'Filas e novas tentativas automáticas, sem pedido em dobro', 'en-us': 'Queues and automatic retries, with no duplicate orders', 'es-es': 'Colas y reintentos automáticos, sin pedidos duplicados' },
        { 'pt-br': 'Ambiente de testes e documentação que o parceiro usa sozinho', 'en-us': 'A sandbox and docs your partners can use on their own', 'es-es': 'Entorno de pruebas y documentación que el colaborador usa por su cuenta' },
        { 'pt-br': 'Painel de consumo, erros e tempo de resposta, por parceiro', 'en-us': 'A dashboard of usage, errors, and response times, by partner', 'es-es': 'Panel de consumo, errores y tiempos de respuesta, por colaborador' },
      ],
    },
  ],
  closing: {
    title: { 'pt-br': 'Quais dois sistemas deveriam conversar?', 'en-us': 'Which two systems should be talking?', 'es-es': '¿Qué dos sistemas deberían hablarse?' },
    text: {
      'pt-br': 'Diga os nomes deles e quem copia os dados hoje. Com isso já dá para estimar a primeira integração.',
      'en-us': 'Name them, and tell us who copies the data today. That’s enough to estimate the first integration.',
      'es-es': 'Dinos cuáles son y quién copia los datos hoy. Con eso ya se puede estimar la primera integración.',
    },
  },
}
