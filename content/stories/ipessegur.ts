import { story } from './stories.schema.ts'

export const ipessegur = story('ipessegur', {
  client: 'ipessegur',
  date: '2026-03-17',
  started: '2025-05-26',
  delivered: '2025-10-10',
  consent: '2026-03-05',
  services: ['web'],
  people: 4,
  weeks: 20,
  hours: 2000,
  price: {
    'pt-br': 450000,
    'en-us': 87500,
    'es-es': 80000,
  },
  technologies: ['TypeScript', 'React', 'Java', 'PostgreSQL'],
  img: 'stories/ipessegur',
  film: [
    {
      picture: 'films/ipessegur-before',
      caption: {
        'pt-br': 'Antes: 41 colunas e onze cores',
        'en-us': 'Before: 41 columns, in colors only Cida could read',
        'es-es': 'Antes: 41 columnas, en colores que solo entendía Cida',
      },
    },
    {
      picture: 'films/ipessegur-week',
      caption: {
        'pt-br': 'Semana 3: a lista de sinistros, para testar',
        'en-us': 'Week 3: the claims list, ready to try',
        'es-es': 'Semana 3: la lista de siniestros, para probar',
      },
    },
    {
      picture: 'films/ipessegur-now',
      caption: {
        'pt-br': 'Hoje: um sinistro, do aviso à resposta',
        'en-us': 'Now: one claim, from notice to answer',
        'es-es': 'Ahora: un siniestro, del parte a la respuesta',
      },
    },
  ],
  headTitle: {
    'pt-br': 'Ipessegur: sinistros sem planilha',
    'en-us': 'Ipessegur: insurance claims, no spreadsheet',
    'es-es': 'Ipessegur: siniestros sin hoja de cálculo',
  },
  desc: {
    'pt-br':
      'Uma seguradora trocou a planilha de 41 colunas por um sistema: a resposta mediana caiu de 7 para 2 dias úteis.',
    'en-us':
      'An insurer replaced a 41-column spreadsheet with a system: the median answer now takes 2 business days instead of 7.',
    'es-es':
      'Una aseguradora cambió una hoja de 41 columnas por un sistema: la mediana de respuesta bajó de 7 a 2 días laborables.',
  },
  title: {
    'pt-br': 'Sem planilha, resposta em 2 dias úteis',
    'en-us': 'From 41 columns to an answer in 2 business days',
    'es-es': 'De 41 columnas a una respuesta en 2 días laborables',
  },
  summary: {
    'pt-br':
      'A Ipessegur, seguradora de transportes de Curitiba com 180 funcionários, comprou cinco etapas, de 26 de maio a 10 de outubro de 2025, para trocar a planilha de sinistros por um sistema.',
    'en-us':
      'Ipessegur, a cargo insurer in Curitiba, Brazil, with 180 employees, bought five stages (May 26 to October 10, 2025) to replace its claims spreadsheet with a system.',
    'es-es':
      'Ipessegur, una aseguradora de transportes de Curitiba (Brasil) con 180 empleados, contrató cinco etapas, del 26 de mayo al 10 de octubre de 2025, para sustituir su hoja de siniestros.',
  },
  problem: [
    {
      'pt-br':
        'Quatro analistas escreviam na mesma planilha, e só Cida Valadares conhecia o sentido das onze cores. Em março de 2025, alguém ordenou só uma coluna, e 112 segurados receberam a resposta de outra pessoa.',
      'en-us':
        'Four analysts typed into one spreadsheet, and only Cida Valadares knew what the eleven colors meant. In March 2025, somebody sorted just one column, and 112 policyholders got someone else’s answer.',
      'es-es':
        'Cuatro analistas escribían en la misma hoja y solo Cida Valadares sabía qué significaban los once colores. En marzo de 2025, alguien ordenó solo una columna y 112 asegurados recibieron la respuesta de otro.',
    },
  ],
  built: [
    {
      'pt-br':
        'A meta era uma mediana de 3 dias úteis. Primeiro veio a lista: no alto, o que vence hoje; em cada sinistro, um responsável e um prazo. Das 41 colunas, 9 ficaram à vista. Depois, as cores viraram situações com nome, como “aguarda o laudo”.',
      'en-us':
        'The target was a median of 3 business days per answer. The claims list came first. It opens with what’s due today and names each claim’s owner and deadline. Of the 41 columns, 9 stayed in view. Then the colors became named statuses, such as “waiting for the survey.”',
      'es-es':
        'El objetivo era una mediana de 3 días laborables. Primero llegó la lista: arriba, lo que vence hoy; cada siniestro lleva responsable y plazo. De las 41 columnas quedaron 9. Después, los colores pasaron a ser estados con nombre.',
    },
    {
      'pt-br':
        'A terceira etapa trouxe o aviso: o segurado abre o sinistro pelo celular, manda as fotos e acompanha tudo.',
      'en-us':
        'In stage 3, we built the notice of claim: policyholders open a claim on their phones, send photos, and follow its progress.',
      'es-es': 'La tercera etapa fue el parte: el asegurado lo da desde el móvil, con fotos, y sigue el trámite.',
    },
    {
      'pt-br':
        'A quarta trouxe a decisão: a analista marca a cláusula, e o sistema monta a carta só com os dados daquele sinistro. Ordenar a lista não troca mais respostas.',
      'en-us':
        'In stage 4, we built the answer: the analyst picks the policy clause, and the system drafts the letter from that claim alone. Sorting the list can’t swap letters anymore.',
      'es-es':
        'La cuarta etapa fue la decisión. La analista marca la cláusula y el sistema redacta la carta con los datos de ese siniestro: nadie vuelve a recibir la de otro.',
    },
    {
      'pt-br':
        'A quinta trouxe o painel dos prazos. Os sinistros abertos entraram na primeira entrega; os 38 mil encerrados, na última, e Cida leu uma a uma as 187 linhas que não batiam.',
      'en-us':
        'Stage 5 added a deadline dashboard. Open claims had been loaded at the first delivery. At the fifth, we imported 38,000 closed claims, and Cida read the 187 rows that didn’t add up.',
      'es-es':
        'La quinta etapa trajo el panel de plazos. Los siniestros abiertos se habían cargado en la primera entrega; en la quinta importamos 38.000 cerrados, y Cida leyó las 187 filas que no cuadraban.',
    },
  ],
  figure: {
    what: {
      'pt-br': 'Dias úteis do aviso à resposta (mediana)',
      'en-us': 'Business days from notice to answer (median)',
      'es-es': 'Días laborables del parte a la respuesta (mediana)',
    },
    before: {
      'pt-br': '7',
      'en-us': '7',
      'es-es': '7',
    },
    after: {
      'pt-br': '2',
      'en-us': '2',
      'es-es': '2',
    },
    measured: {
      'pt-br':
        'Pelos registros, quatro analistas decidiram a cobertura de 1.943 sinistros de novembro de 2024 a janeiro de 2025. Um ano depois, as mesmas quatro decidiram a de 2.317, mesmo com Cida três semanas fora. Antes, nove em cada dez respostas saíam em até 16 dias úteis; depois, em até 5.',
      'en-us':
        '“Answer” means the coverage decision. In the insurer’s records, the same four analysts closed 1,943 claims from November 2024 to January 2025, and 2,317 a year later. Before, nine in ten answers came within 16 business days; a year later, within 5.',
      'es-es':
        'La «respuesta» es la decisión de cobertura. Según los registros, las mismas cuatro analistas cerraron 1943 siniestros de noviembre de 2024 a enero de 2025 y 2317 un año después, pese a las vacaciones de Cida. Antes, nueve de cada diez tardaban hasta 16 días laborables; después, hasta 5.',
    },
  },
  quote: {
    text: {
      'pt-br': 'Eu era a planilha. Em novembro de 2025, tirei três semanas de férias, e ninguém me ligou.',
      'en-us': 'I was the spreadsheet. In November 2025 I took three weeks off, and nobody called.',
      'es-es': 'La hoja de cálculo era yo. En noviembre de 2025 me fui tres semanas de vacaciones y no me llamó nadie.',
    },
    name: 'Cida Valadares',
    role: {
      'pt-br': 'analista de sinistros',
      'en-us': 'claims analyst',
      'es-es': 'analista de siniestros',
    },
  },
})
