import { story } from './stories.schema.ts'

export const quilatto = story('quilatto', {
  client: 'quilatto',
  date: '2026-08-11',
  started: '2025-12-15',
  delivered: '2026-02-26',
  delayDays: 4,
  consent: '2026-08-03',
  services: ['apis', 'softwareMaintenance'],
  people: 3,
  weeks: 10,
  hours: 630,
  price: {
    'pt-br': 137500,
    'en-us': 26625,
    'es-es': 24400,
  },
  technologies: ['Node.js', 'Kafka', 'PostgreSQL', 'Kubernetes'],
  img: 'stories/quilatto',
  film: [
    {
      picture: 'films/quilatto-before',
      caption: {
        'pt-br': 'Antes: a carga das duas da manhã',
        'en-us': 'Before: the 2 a.m. load',
        'es-es': 'Antes: la carga de las dos de la madrugada',
      },
    },
    {
      picture: 'films/quilatto-week',
      caption: {
        'pt-br': 'Semana 10: o ERP de teste, derrubado de propósito',
        'en-us': 'Week 10: the test ERP, down',
        'es-es': 'Semana 10: el ERP de pruebas, caído',
      },
    },
    {
      picture: 'films/quilatto-now',
      caption: {
        'pt-br': 'Hoje: uma venda, segundo a segundo',
        'en-us': 'Now: one sale, second by second',
        'es-es': 'Ahora: una venta, segundo a segundo',
      },
    },
  ],
  headTitle: {
    'pt-br': 'Quilatto: um só estoque para 31 lojas e o site',
    'en-us': 'Quilatto: one inventory for 31 stores and a site',
    'es-es': 'Quilatto: un solo stock para 31 tiendas y la web',
  },
  desc: {
    'pt-br':
      'Uma rede de joalherias ligou o estoque das lojas ao site. Os pedidos cancelados por falta ou dano da peça caíram de 48 para 6 a cada mil.',
    'en-us':
      'A jewelry chain connected store inventory to its site. Orders canceled over a missing or damaged item fell from 48 to 6 per thousand.',
    'es-es':
      'Una cadena de joyerías conectó el stock de las tiendas con la web. Los pedidos anulados por falta o daño de la pieza bajaron de 48 a 6 por cada mil.',
  },
  title: {
    'pt-br': 'Uma aliança, uma venda',
    'en-us': 'No more selling the same ring twice',
    'es-es': 'El último anillo no se vende dos veces',
  },
  summary: {
    'pt-br':
      'A Quilatto, rede de 31 joalherias em São Paulo e no Paraná, comprou uma integração e uma etapa, de 15 de dezembro de 2025 a 26 de fevereiro de 2026, para ligar o estoque das lojas ao site.',
    'en-us':
      'Quilatto, a chain of 31 jewelry stores in São Paulo and Paraná, Brazil, bought an integration and one stage, discounted for delay (December 15, 2025, to February 26, 2026), to connect store inventory to its site.',
    'es-es':
      'Quilatto, una cadena de 31 joyerías de São Paulo y Paraná (Brasil), contrató una integración y una etapa, del 15 de diciembre de 2025 al 26 de febrero de 2026, para unir el stock de tiendas y web.',
  },
  problem: [
    {
      'pt-br':
        'O site recebia o estoque das lojas toda noite e, de dia, vendia peças únicas que elas já tinham vendido. O cliente descobria dois dias depois.',
      'en-us':
        'The site got store inventory once a night. By day, it sold what stores had already sold, mostly one-of-a-kind pieces. Customers found out two days later.',
      'es-es':
        'La web recibía el stock cada noche y, de día, vendía lo ya vendido en tienda, casi siempre piezas únicas. El comprador se enteraba dos días después.',
    },
  ],
  built: [
    {
      'pt-br':
        'Desde a integração, cada venda chega em segundos ao site e às outras lojas. Desde a etapa, o site esconde as peças únicas de lojas sem internet. A meta era no máximo dez cancelamentos por mil pedidos.',
      'en-us':
        'Since the 6-week integration, each sale reaches the site and every store in seconds. Since the next stage, the site hides an offline store’s one-of-a-kind pieces. The target was at most ten cancellations per thousand orders.',
      'es-es':
        'Con la integración, de 6 semanas, cada venta llega en segundos a la web y a las demás tiendas. Con la etapa, si una tienda pierde la conexión, la web oculta sus piezas únicas. El objetivo era no pasar de diez pedidos anulados por mil.',
    },
    {
      'pt-br':
        'Antes da entrega, derrubamos o ERP de teste 14 vezes; na nona, um pedido entrou em dobro. O conserto adiou a entrega de 20 para 26 de fevereiro, e descontamos {lateFee} da etapa. Desde março, em contrato à parte, mantemos o código da loja virtual, que não escrevemos: até julho, 11 renovações, todas no prazo. Descontamos o diagnóstico das primeiras mensalidades.',
      'en-us':
        'Before every delivery, we shut down the test ERP to see what breaks: 14 times for the last one. The ninth time, one order was recorded twice. The fix moved delivery from February 20 to 26, 2026, so we took {lateFee} off the stage. In March, we took over maintenance of the site, built by another company, under a plan that credited the code review. Through July, all 11 renewals were on time.',
      'es-es':
        'Antes de entregar la etapa tumbamos 14 veces el ERP de pruebas. En la novena, un pedido entró duplicado; arreglarlo retrasó la entrega del 20 al 26 de febrero, y descontamos un {lateFee} de la etapa (ya restado del precio). Desde marzo mantenemos la tienda online, que programó otra empresa; descontamos la auditoría de las primeras cuotas. Hasta julio hubo 11 renovaciones, todas a tiempo.',
    },
  ],
  figure: {
    what: {
      'pt-br': 'Cancelamentos por falta ou dano, em mil pedidos',
      'en-us': 'Canceled orders per thousand (item missing or damaged)',
      'es-es': 'De cada mil pedidos, anulados por falta o daño',
    },
    before: {
      'pt-br': '48',
      'en-us': '48',
      'es-es': '48',
    },
    after: {
      'pt-br': '6',
      'en-us': '6',
      'es-es': '6',
    },
    measured: {
      'pt-br':
        'Pelo motivo registrado, 1.498 de 31.214 pedidos foram cancelados por falta ou dano, de abril a junho de 2025; um ano depois, 209 de 34.763, nenhum por venda em dobro.',
      'en-us':
        'By recorded reason, 1,498 of 31,214 orders were canceled over a missing or damaged item from April to June 2025; a year later, 209 of 34,763 were. Those pieces were damaged or misplaced; none was sold twice.',
      'es-es':
        'Según el motivo registrado, de abril a junio de 2025 se anularon por falta o daño 1498 de 31.214 pedidos; un año después, 209 de 34.763. Ninguna de esas piezas se había vendido dos veces: estaban dañadas o extraviadas.',
    },
  },
  quote: {
    text: {
      'pt-br': 'A loja do shopping vendeu a aliança às 15h02. Às 15h03, a peça já não estava no site.',
      'en-us': 'The mall store sold the ring at 3:02 p.m. At 3:03 it was off the site.',
      'es-es': 'La tienda del centro comercial vendió el anillo a las 15:02. A las 15:03 ya no estaba en la web.',
    },
    name: 'Danilo Freixo',
    role: {
      'pt-br': 'gerente de operações digitais',
      'en-us': 'digital operations manager',
      'es-es': 'responsable de operaciones digitales',
    },
  },
})
