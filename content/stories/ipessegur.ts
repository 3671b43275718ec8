import type { ClientStory } from './stories.schema.ts'

export const ipessegur: ClientStory = {
  slug: 'ipessegur',
  client: 'ipessegur',
  date: '2026-03-17',
  services: ['web'],
  people: 4,
  weeks: 20,
  technologies: ['TypeScript', 'React', 'Java', 'PostgreSQL'],
  img: 'stories/ipessegur',
  headTitle: { 'pt-br': 'Ipessegur: sinistros sem planilha', 'en-us': 'Ipessegur: insurance claims, no spreadsheet', 'es-es': 'Ipessegur: siniestros sin hoja de cálculo' },
  desc: {
    'pt-br': 'Uma seguradora trocou a planilha de 41 colunas por um sistema e responde ao segurado em 2 dias úteis, em vez de 7. Como foi e como se mediu.',
    'en-us': 'An insurer replaced a 41-column spreadsheet with a system and now answers claims in 2 business days instead of 7. How it was done and measured.',
    'es-es': 'Una aseguradora cambió una hoja de 41 columnas por un sistema y responde en 2 días laborables en lugar de 7. Cómo se hizo y cómo se midió.',
  },
  title: { 'pt-br': 'Da planilha de 41 colunas à resposta em dois dias', 'en-us': 'From a 41-column spreadsheet to an answer in two days', 'es-es': 'De una hoja de 41 columnas a responder en dos días' },
  problem: [
    {
      'pt-br': 'Cada sinistro era uma linha. Quatro analistas escreviam na mesma planilha, e uma delas, Cida Valadares, sabia o que significava cada cor. Em março de 2025, alguém ordenou uma coluna só, e 112 segurados receberam a resposta de outra pessoa.',
      'en-us': 'Every claim was a row. Four analysts typed into the same spreadsheet, and one of them, Cida Valadares, knew what each color meant. In March 2025, somebody sorted a single column, and 112 policyholders got somebody else’s answer.',
      'es-es': 'Cada siniestro era una fila. Cuatro analistas escribían en la misma hoja y una de ellas, Cida Valadares, sabía qué significaba cada color. En marzo de 2025, alguien ordenó una sola columna y 112 asegurados recibieron la respuesta de otra persona.',
    },
    {
      'pt-br': 'A empresa já tinha comprado um sistema pronto, dois anos antes. Ele não previa sinistro de carga com mais de um motorista, que é um terço do movimento.',
      'en-us': 'The company had bought an off-the-shelf system two years earlier. It had no way to handle a cargo claim with more than one driver, and those are a third of the volume.',
      'es-es': 'La empresa había comprado un programa estándar dos años antes. No contemplaba los siniestros de carga con más de un conductor, que son un tercio del total.',
    },
  ],
  built: [
    {
      'pt-br': 'Um sistema em que o segurado abre o sinistro, anexa as fotos e acompanha o andamento. O analista vê a fila por prazo; o gerente, o que está parado e há quanto tempo. A planilha continuou ligada por seis semanas, só para leitura, até ninguém mais a abrir.',
      'en-us': 'A system where policyholders open a claim, attach photos, and follow it. Analysts see their queue by deadline. Managers see what’s stuck and for how long. The spreadsheet stayed connected, read-only, for six weeks, until nobody opened it.',
      'es-es': 'Un sistema en el que el asegurado abre el siniestro, adjunta las fotos y sigue el trámite. El analista ve su cola por plazo; la responsable, qué está parado y desde cuándo. La hoja siguió conectada seis semanas, solo de lectura, hasta que nadie la abrió.',
    },
    {
      'pt-br': 'Na terceira etapa, a Ipessegur trocou o módulo de relatórios pelo de carga, do mesmo tamanho, sem pagar mais. Os relatórios vieram na quinta etapa. O escopo prometia resposta em três dias úteis, no máximo.',
      'en-us': 'In stage three, Ipessegur swapped the reports module for the cargo one, same size, at no charge. The reports came in stage five. The scope had promised an answer within three business days.',
      'es-es': 'En la tercera etapa, Ipessegur cambió el módulo de informes por el de carga, del mismo tamaño, sin pagar más. Los informes llegaron en la quinta etapa. El alcance prometía una respuesta en tres días laborables como máximo.',
    },
  ],
  figure: {
    what: { 'pt-br': 'Dias úteis do aviso à resposta', 'en-us': 'Business days from notice to answer', 'es-es': 'Días laborables del aviso a la respuesta' },
    before: { 'pt-br': '7', 'en-us': '7', 'es-es': '7' },
    after: { 'pt-br': '2', 'en-us': '2', 'es-es': '2' },
    measured: {
      'pt-br': 'Mediana de todos os sinistros fechados, pelas datas do registro da seguradora: 1.940 de novembro de 2024 a janeiro de 2025 e 2.310 de novembro de 2025 a janeiro de 2026.',
      'en-us': 'Median over every closed claim, by the dates in the insurer’s own records: 1,940 from November 2024 to January 2025, and 2,310 from November 2025 to January 2026.',
      'es-es': 'Mediana de todos los siniestros cerrados, según las fechas del registro de la aseguradora: 1940 de noviembre de 2024 a enero de 2025 y 2310 de noviembre de 2025 a enero de 2026.',
    },
  },
  quote: {
    text: { 'pt-br': 'Eu era a planilha. Em novembro tirei três semanas de férias, e ninguém me ligou.', 'en-us': 'I was the spreadsheet. In November I took three weeks off, and nobody called.', 'es-es': 'La hoja de cálculo era yo. En noviembre me fui tres semanas de vacaciones y no me llamó nadie.' },
    name: 'Cida Valadares',
    role: { 'pt-br': 'Analista de sinistros', 'en-us': 'Claims analyst', 'es-es': 'Analista de siniestros' },
  },
  facts: {
    timeline: { accident: '2025-03', scope: '2025-05-16', start: '2025-05-26', delivered: '2025-10-10', vacation: '2025-11', spreadsheetOff: '2025-11-21' },
    accident: '2025-03',
    stages: ['stage', 'stage', 'stage', 'stage', 'stage'],
    measured: { before: { from: '2024-11', to: '2025-01', of: 1940, value: 7 }, after: { from: '2025-11', to: '2026-01', of: 2310, value: 2 } },
    goal: { most: 3, reached: 2 },
    price: { 'pt-br': { from: 460_000, to: 510_000 }, 'en-us': { from: 89_000, to: 99_000 }, 'es-es': { from: 82_000, to: 91_000 } },
    consent: '2026-03-05',
    counts: { columns: 41, analysts: 4, wrongAnswers: 112, yearsOfOldSystem: 2, cargoIsOneIn: 3, readOnlyWeeks: 6, swappedInStage: 3, reportsInStage: 5, weeksOfVacation: 3 },
  },
}
