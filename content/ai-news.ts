import { aiNewsItem, aiNewsPage } from './ai-news.schema.ts'
import { define } from './define.ts'
import { entries } from './entries.ts'

const demo = {
  page: define('content/ai-news.ts', aiNewsPage, {
    headTitle: '{aiNews}: demonstração de curadoria de notícias',
    headDescription:
      'Veja como o {aiNews} acompanha os portais que você escolhe, separa o que importa para o seu setor e resume cada notícia em português, com a fonte.',
    title: 'As notícias do seu setor, lidas antes de você chegar',
    intro:
      'O {aiNews} é uma ferramenta de IA que lê os portais que você escolhe e guarda o que importa, com um grau de relevância de 0 a 10, um título direto e um resumo com a fonte.',
    tryLabel: 'Testar o {aiNews}',
    notice: 'Demonstração do {aiNews}, com portais, notícia e pessoas fictícios.',
    tiles: ['Odonto Mirante', 'Diário Molar', 'Pauta Bucal', 'Agenda Sanitas'],
    relevanceLabel: 'Grau de relevância',
    readMore: 'Ler a notícia',
    originalTitleLabel: 'Título original',
    generatedTitleLabel: 'Título gerado',
    summaryLabel: 'Resumo gerado',
    sourcesLabel: 'Portais acompanhados',
    tagsLabel: 'Temas',
    sourceLabel: 'Fonte',
    backLabel: 'Voltar às notícias',
    itemsTitle: 'Notícias selecionadas',
  }),
  /** In display order. */
  items: entries({ file: 'content/ai-news.ts', schema: aiNewsItem }, [
    {
      slug: 'clinicas-odontologicas-agenda-com-ia',
      headTitle: 'IA na agenda da clínica: medir cada atendimento',
      headDescription:
        'Demonstração do {aiNews}: uma rede de clínicas fictícia usou IA para prever quanto dura cada consulta. O que ela mediu e onde o modelo errou.',
      title: 'Rede de clínicas odontológicas do litoral adota IA para prever a duração de cada consulta',
      generatedTitle: 'Antes da IA, três clínicas puseram um relógio em cada sala',
      content: [
        'Na agenda da Odontálida, rede com três unidades no litoral paulista, toda consulta ocupava quarenta minutos, da revisão rápida ao tratamento de canal.',
        'Antes de contratar um sistema, a coordenadora Rejane Custodelli pendurou um relógio em cada sala. Por cinco semanas, as auxiliares anotaram a duração: revisões levavam metade do previsto; canais, quase o dobro.',
        'Com as anotações, um modelo passou a sugerir a duração de cada consulta. Qualquer dentista pode mudar a sugestão.',
        'No começo, o modelo reservou quinze minutos para um menino de seis anos, porque só tinha aprendido com adultos, e esqueceu a limpeza da sala.',
      ],
      excerpt:
        'Na agenda da Odontálida, rede com três unidades no litoral paulista, toda consulta ocupava quarenta minutos. Com as anotações de cinco semanas, um modelo passou a sugerir a duração de cada uma.',
      grauDeRisco: '8-10',
      date: '2024-06-18',
      source: 'Odonto Mirante, edição de 18 de junho de 2024',
      img: 'news/demo',
      summary: [
        'Antes da IA, a rede mediu os atendimentos por cinco semanas.',
        'No começo, o modelo reservou quinze minutos para uma criança e esqueceu a limpeza da sala.',
        'A relevância é alta porque a notícia traz medidas de três clínicas odontológicas.',
      ],
      tags: ['Agenda odontológica', 'Inteligência artificial', 'Duração da consulta'],
    },
  ]),
}

/** The demonstration exists in Portuguese only. */
export const aiNewsDemo = { page: demo.page, items: demo.items.shown }
export const hiddenAiNews = demo.items.hidden
