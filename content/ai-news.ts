import type { AiNewsDemo, AiNewsItem } from './ai-news.schema.ts'
import { published } from './dates/published.ts'
import { filled } from './text/placeholders.ts'

export const aiNewsDemo: AiNewsDemo = filled({
  page: {
    headTitle: '{aiNews}: demonstração de curadoria de notícias',
    headDescription:
      'Veja como o {aiNews} acompanha os portais que você escolhe, separa o que importa para o seu setor e resume cada notícia em português, com a fonte.',
    title: 'As notícias do seu setor, lidas antes de você chegar',
    intro:
      'O {aiNews} lê os portais que você escolhe e deixa de fora o que não é do seu setor. O que fica recebe um grau de relevância de 0 a 10, um título direto e um resumo com a fonte.',
    notice: 'Demonstração do {aiNews}: os portais, a notícia e as pessoas são fictícios.',
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
  },
  /** In display order. */
  items: published<AiNewsItem>([
    {
      slug: 'clinicas-odontologicas-agenda-com-ia',
      headTitle: 'IA na agenda da clínica: medir cada atendimento',
      headDescription:
        'Demonstração do {aiNews}: uma rede de clínicas fictícia usou IA para prever quanto dura cada consulta. O que mediu, onde errou e que regras criou.',
      title: 'Rede de clínicas odontológicas do litoral adota IA para prever a duração de cada consulta',
      generatedTitle: 'Antes da IA, três clínicas puseram um relógio em cada sala',
      content: [
        'Na agenda da Odontálida, rede com três unidades no litoral paulista, toda consulta durava quarenta minutos. Uma revisão rápida ocupava o mesmo espaço de um tratamento de canal, e o atraso da manhã só acabava no fim da tarde.',
        'Antes de contratar qualquer sistema, a coordenadora clínica, Rejane Custodelli, pendurou um relógio em cada sala. Por cinco semanas, as auxiliares anotaram a hora em que o paciente se sentava e a hora em que se levantava. “A gente devia essa conta fazia anos”, diz ela. “Ninguém gostou do resultado.” As revisões duravam metade do previsto, e os canais, quase o dobro.',
        'Com as anotações, um modelo passou a sugerir a duração de cada consulta a partir do procedimento, do dentista, da idade do paciente e do horário. A sugestão aparece na tela de quem marca. Qualquer dentista pode mudar o número, e cada mudança fica registrada, com nome. A cada trimestre, as durações sugeridas são revistas com base nesses registros.',
        'Nem tudo saiu como previsto. Nas primeiras semanas, o modelo reservou quinze minutos para um menino de seis anos, porque só tinha aprendido com adultos. Em outro caso, emendou duas consultas e esqueceu o tempo de limpar a sala. Hoje, consulta de criança sempre passa por uma pessoa, e a limpeza entra na conta.',
        'O modelo não lê prontuários. A advogada Cássia Limoeirense, que acompanhou a contratação, limitou o acesso ao procedimento, ao dentista, à idade e ao horário. “Para saber quanto dura um canal, ninguém precisa saber de quem é o dente”, resume.',
        'A direção ainda não fala em resultados. Acompanha o atraso médio de cada sala e a hora em que a última luz se apaga, e diz que só vai comparar depois de um ano inteiro.',
        'Para clínicas menores, Rejane recomenda parar no relógio. “Só de anotar, já descobrimos que o problema era a manhã de terça”, conta. O dentista daquele turno fazia dois canais seguidos, sem intervalo. A ordem mudou, e nenhum sistema foi preciso para isso.',
      ],
      excerpt:
        'Na agenda da Odontálida, rede com três unidades no litoral paulista, toda consulta durava quarenta minutos, da revisão rápida ao tratamento de canal. Antes de contratar qualquer sistema, a coordenadora clínica pendurou um relógio em cada sala. Por cinco semanas, as auxiliares anotaram a hora em que o paciente se sentava e a hora em que se levantava. Com as anotações, um modelo passou a sugerir a duração de cada consulta, e os dentistas podem mudar qualquer sugestão.',
      grauDeRisco: '8-10',
      date: '2024-06-18',
      source: 'Odonto Mirante, edição de 18 de junho de 2024',
      img: 'news/demo',
      summary: [
        'Uma rede de três clínicas do litoral paulista usa IA para prever quanto dura cada consulta. Antes, mediu os atendimentos por cinco semanas, com um relógio em cada sala.',
        'O modelo sugere a duração; o dentista pode mudar, e a mudança fica registrada. As durações sugeridas são revistas a cada trimestre.',
        'Dois erros viraram regra: consulta de criança passa por uma pessoa, e o tempo de limpar a sala entra na conta. O modelo não lê prontuários.',
        'O atraso só será comparado depois de um ano inteiro.',
        'Por que a relevância é alta: o atraso afeta toda clínica com agenda própria, e a parte que mais ajudou, medir, não depende de sistema.',
      ],
      tags: ['Agenda odontológica', 'Inteligência artificial', 'LGPD na saúde'],
    },
  ]),
})
