import type { ClientStory } from './stories.schema.ts'

export const ipessegur: ClientStory = {
  slug: 'ipessegur',
  client: 'ipessegur',
  date: '2026-03-17',
  started: '2025-05-26',
  delivered: '2025-10-10',
  consent: '2026-03-05',
  services: ['web'],
  people: 4,
  weeks: 20,
  hours: 2000,
  price: { 'pt-br': 450_000, 'en-us': 87_500, 'es-es': 80_000 },
  technologies: ['TypeScript', 'React', 'Java', 'PostgreSQL'],
  img: 'stories/ipessegur',
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
      'Una aseguradora cambió una hoja de 41 columnas por un sistema: la respuesta mediana bajó de 7 a 2 días laborables.',
  },
  title: {
    'pt-br': 'Da planilha de 41 colunas à resposta em 2 dias úteis',
    'en-us': 'From a 41-column spreadsheet to an answer in 2 business days',
    'es-es': 'De una hoja de 41 columnas a una respuesta en 2 días laborables',
  },
  summary: {
    'pt-br':
      'A Ipessegur, seguradora de transportes de Curitiba com 180 funcionários, comprou cinco etapas, de 26 de maio a 10 de outubro de 2025, para trocar a planilha de sinistros por um sistema.',
    'en-us':
      'Ipessegur, a cargo insurer in Curitiba, Brazil, with 180 employees, bought five stages, from May 26 to October 10, 2025, to replace its claims spreadsheet with a system.',
    'es-es':
      'Ipessegur, una aseguradora de transportes de Curitiba (Brasil) con 180 empleados, compró cinco etapas, del 26 de mayo al 10 de octubre de 2025, para sustituir la hoja de siniestros por un sistema.',
  },
  problem: [
    {
      'pt-br':
        'Quatro analistas escreviam na mesma planilha, e só uma delas, Cida Valadares, sabia o que significava cada cor. Em março de 2025, alguém ordenou uma coluna só, e 112 segurados receberam a resposta de outra pessoa.',
      'en-us':
        'Four analysts typed into the same spreadsheet, and only one of them, Cida Valadares, knew what each color meant. In March 2025, somebody sorted a single column, and 112 policyholders got someone else’s answer.',
      'es-es':
        'Cuatro analistas escribían en la misma hoja y solo una de ellas, Cida Valadares, sabía qué significaba cada color. En marzo de 2025, alguien ordenó una sola columna y 112 asegurados recibieron la respuesta de otra persona.',
    },
  ],
  built: [
    {
      'pt-br':
        'O segurado abre o sinistro, manda as fotos e acompanha o andamento. Noemi Travassela liderou o projeto. Depois da entrega, a planilha ficou 6 semanas só para leitura, até ninguém mais abrir.',
      'en-us':
        'Policyholders open a claim, send photos, and follow it. Noemi Travassela led the project. After delivery, the spreadsheet stayed read-only for 6 weeks, until nobody was opening it.',
      'es-es':
        'El asegurado da el parte, manda las fotos y sigue el trámite. Dirigió el proyecto Noemi Travassela. Tras la entrega, la hoja siguió 6 semanas, solo de lectura, hasta que ya nadie la abría.',
    },
    {
      'pt-br':
        'Antes da terceira etapa, a Ipessegur trocou dois itens do mesmo tamanho, sem custo. A meta era uma mediana de 3 dias úteis.',
      'en-us':
        'Before the third stage, Ipessegur swapped two items of the same size, at no charge. The target was a median of 3 business days.',
      'es-es':
        'Antes de la tercera etapa, Ipessegur cambió sin coste dos elementos del mismo tamaño. El objetivo era una mediana de 3 días laborables.',
    },
  ],
  figure: {
    what: {
      'pt-br': 'Dias úteis do aviso à resposta (mediana)',
      'en-us': 'Business days from notice to answer (median)',
      'es-es': 'Días laborables del aviso a la respuesta (mediana)',
    },
    before: { 'pt-br': '7', 'en-us': '7', 'es-es': '7' },
    after: { 'pt-br': '2', 'en-us': '2', 'es-es': '2' },
    measured: {
      'pt-br':
        'Sinistros fechados, pelo registro da seguradora: 1.943 de novembro de 2024 a janeiro de 2025 e 2.317 de novembro de 2025 a janeiro de 2026, com as mesmas quatro analistas. Nove em dez saíram em até 16 dias úteis antes e 5 depois. Resposta é a decisão sobre a cobertura.',
      'en-us':
        'Closed claims, by the insurer’s records: 1,943 from November 2024 to January 2025, and 2,317 from November 2025 to January 2026, with the same four analysts. Nine in ten took up to 16 business days before and 5 after; 104 and 61 were still open. The answer is the decision on coverage.',
      'es-es':
        'Siniestros cerrados, según el registro de la aseguradora: 1943 de noviembre de 2024 a enero de 2025 y 2317 de noviembre de 2025 a enero de 2026, con las mismas cuatro analistas. Nueve de cada diez tardaron hasta 16 días laborables antes y 5 después. La respuesta es la decisión sobre la cobertura.',
    },
  },
  quote: {
    text: {
      'pt-br': 'Eu era a planilha. Em novembro tirei três semanas de férias, e ninguém me ligou.',
      'en-us': 'I was the spreadsheet. In November I took three weeks off, and nobody called.',
      'es-es': 'La hoja de cálculo era yo. En noviembre me fui tres semanas de vacaciones y no me llamó nadie.',
    },
    name: 'Cida Valadares',
    role: {
      'pt-br': 'Analista de sinistros',
      'en-us': 'Claims analyst',
      'es-es': 'Analista de siniestros',
    },
  },
}
