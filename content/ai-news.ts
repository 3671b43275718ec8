import type { AiNewsDemo, AiNewsItem } from './ai-news.schema.ts'
import { filled } from './placeholders.ts'
import { published } from './published.ts'

export const aiNewsDemo: AiNewsDemo = filled({
  page: {
    headTitle: '{aiNews}: demonstração de curadoria de notícias',
    headDescription: 'Veja como o {aiNews} acompanha os portais que você escolhe, separa o que importa para o seu setor e resume cada notícia em português, com a fonte.',
    title: 'As notícias do seu setor, lidas antes de você chegar',
    intro: ['O {aiNews} acompanha os portais de notícias que você escolhe e lê cada publicação nova. O que não tem relação com o seu setor fica de fora.', 'O que fica recebe um grau de relevância, um título direto e um resumo com a indicação da fonte. Esta página é uma demonstração, com portais e notícia fictícios.'],
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
  /** In the order in which they are shown. */
  items: published<AiNewsItem>([
    {
      slug: 'clinicas-odontologicas-agenda-com-ia',
      headTitle: 'IA na agenda da clínica: começar pela recepção',
      headDescription: 'Uma rede de clínicas do litoral deixou a IA marcar consultas à noite. O que a recepção anotou antes, os erros das primeiras semanas e as regras de hoje.',
      title: 'Rede de clínicas odontológicas do litoral adota IA para marcar consultas e preencher horários vagos',
      generatedTitle: 'IA na agenda da clínica: o que uma rede do litoral aprendeu ao começar pela recepção',
      content: [
        'A cadeira vazia é o prejuízo mais silencioso de um consultório. O paciente esquece, desmarca em cima da hora ou simplesmente não aparece, e o dentista fica com a sala pronta, o material esterilizado e ninguém para atender. Foi por causa dessas cadeiras que a Odontálida, rede com três unidades no litoral paulista, decidiu entregar parte da agenda a um sistema de inteligência artificial.',
        'O projeto começou pela recepção. Durante um mês, a supervisora Marlúcia Teobaldi pediu que a equipe anotasse por que cada consulta era marcada, remarcada ou perdida. O levantamento mostrou um padrão que ninguém tinha visto inteiro: os pedidos de remarcação chegavam à noite, por mensagem, e eram respondidos na manhã seguinte. Nesse intervalo, o horário já não podia ser oferecido a mais ninguém.',
        '“De dia, a agenda estava sob controle. De noite, ela escapava”, conta Marlúcia. “O sistema entrou primeiro nesse turno que não existia.”',
        'Hoje, quando um paciente escreve fora do expediente, o assistente identifica se ele quer marcar, confirmar, trocar ou cancelar. Nos casos simples, oferece os horários livres e registra a escolha. De manhã, a recepção encontra um relatório com tudo o que mudou durante a noite; as vagas do mesmo dia vêm no alto, para que alguém ofereça um encaixe por telefone.',
        'A parte menos visível do projeto foi ensinar ao sistema quanto tempo dura cada atendimento. A agenda antiga tratava quase tudo como um bloco de tamanho único. Um retorno rápido ocupava o mesmo espaço de um tratamento de canal, e os atrasos se acumulavam ao longo da tarde. A coordenadora clínica, a dentista Rejane Custodelli, reuniu os colegas para definir faixas de tempo por procedimento, com folga para crianças, idosos e primeira consulta.',
        '“A gente devia essa conversa fazia anos”, diz Rejane. “A ferramenta só obrigou todo mundo a sentar e decidir.” Segundo ela, os dentistas podem alterar qualquer sugestão de duração, e cada alteração fica registrada para que as faixas sejam revistas a cada trimestre.',
        'Nem tudo saiu como previsto. Nas primeiras semanas, o assistente marcou uma criança com um profissional que só atende adultos, porque a mãe havia escrito do próprio celular e o cadastro encontrado era o dela. Em outro caso, um paciente relatou dor forte e recebeu, em resposta, uma lista de horários para a semana seguinte. Ele telefonou, foi atendido no mesmo dia, e o episódio levou a uma mudança imediata.',
        'Desde então, qualquer menção a dor, sangramento, febre ou acidente interrompe a conversa automática e chama uma pessoa de plantão. O assistente também passou a perguntar para quem é a consulta antes de procurar o cadastro. As conversas que geram dúvida são lidas em uma reunião semanal, da qual participam a recepção, a coordenação clínica e a empresa que mantém o sistema.',
        'Outro cuidado envolve os dados. Informações de saúde são consideradas sensíveis pela LGPD e exigem proteção maior. A advogada Cássia Limoeirense, que acompanhou a contratação, recomendou que o assistente tivesse acesso apenas ao necessário para marcar: nome, contato, tipo de atendimento e horário. Prontuários e imagens ficaram fora do alcance. “Para encontrar uma vaga na quinta-feira, ninguém precisa saber o diagnóstico”, resume.',
        'O contrato prevê ainda onde as mensagens ficam guardadas, por quanto tempo e quem pode lê-las. Na primeira mensagem, o paciente é avisado de que conversa com um sistema automático e pode pedir um atendente a qualquer momento. Alguns pedem logo de início, principalmente os mais velhos, e a rede manteve o telefone funcionando como antes.',
        'A recepção, que temia perder postos, mudou de rotina. Parte do tempo gasto em confirmações passou para o acolhimento na sala de espera e para ligações a pacientes que interromperam o tratamento no meio. Esse segundo grupo era conhecido de todos, mas nunca havia quem telefonasse. Marlúcia afirma que as conversas mais longas voltaram a acontecer no balcão.',
        'A direção evita falar em resultados. Diz que pretende comparar períodos equivalentes, porque as férias e o verão mudam muito o movimento no litoral, e que acompanha quatro indicadores: faltas sem aviso, horários preenchidos por encaixe, tempo médio de atraso e pedidos para falar com uma pessoa. O último serve de alerta. Se crescer, algo na conversa automática está irritando os pacientes.',
        'Para clínicas menores, a experiência deixa uma pista que não depende de tecnologia. O levantamento feito à mão, antes de qualquer contratação, já indicou onde a agenda se perdia. Rejane recomenda começar por ele, mesmo que o consultório tenha uma cadeira só e uma única pessoa na recepção.',
        'A próxima etapa da rede, prevista para o segundo semestre, é levar o lembrete de retorno ao mesmo sistema. A equipe discute agora o tom das mensagens. A primeira versão parecia uma cobrança, e os próprios dentistas pediram que fosse reescrita.',
      ],
      excerpt:
        'A cadeira vazia é o prejuízo mais silencioso de um consultório. O paciente esquece, desmarca em cima da hora ou simplesmente não aparece, e o dentista fica com a sala pronta e ninguém para atender. Foi por causa dessas cadeiras que a Odontálida, rede com três unidades no litoral paulista, entregou parte da agenda a um sistema de inteligência artificial. O projeto começou pela recepção, com um mês de anotações à mão, e revelou que os horários se perdiam à noite, quando ninguém respondia às mensagens dos pacientes. Os primeiros erros mudaram as regras: qualquer menção a dor interrompe a conversa automática e chama uma pessoa de plantão.',
      grauDeRisco: '8-10',
      date: '2024-06-18',
      source: 'Odonto Mirante, edição de 18 de junho de 2024',
      img: 'news/demo',
      summary: [
        'Uma rede de três clínicas odontológicas do litoral paulista passou a usar inteligência artificial para marcar, trocar e confirmar consultas por mensagem. A notícia interessa a gestores de clínicas porque descreve o processo inteiro, incluindo os erros das primeiras semanas, e porque mostra decisões que podem ser copiadas sem contratar nenhuma ferramenta.',
        'O ponto de partida foi um levantamento manual. Durante um mês, a recepção anotou o motivo de cada consulta marcada, remarcada ou perdida. O registro revelou que boa parte dos pedidos de troca chegava à noite e só recebia resposta na manhã seguinte, tarde demais para oferecer o horário a outra pessoa. O assistente automático entrou nesse intervalo e passou a avisar a recepção das vagas do dia.',
        'A segunda decisão foi rever a duração dos atendimentos. A agenda tratava procedimentos muito diferentes como blocos iguais, o que acumulava atrasos à tarde. Os dentistas definiram faixas de tempo por procedimento, com folga para crianças, idosos e primeira consulta. As faixas são revistas a cada trimestre, com base nas correções feitas pelos profissionais.',
        'Dois erros mudaram as regras. Uma criança foi marcada com um profissional que só atende adultos, porque o sistema usou o cadastro da mãe. Um paciente com dor forte recebeu apenas uma lista de horários para a semana seguinte. Agora, o assistente pergunta para quem é a consulta, e qualquer menção a dor, sangramento, febre ou acidente transfere a conversa a uma pessoa de plantão.',
        'Na proteção de dados, a rede limitou o acesso do sistema a nome, contato, tipo de atendimento e horário. Prontuários e imagens ficaram de fora, já que a LGPD trata informações de saúde como dados sensíveis. O paciente é avisado de que fala com um sistema automático e pode pedir um atendente quando quiser. O telefone continua funcionando.',
        'A direção ainda não divulga resultados e acompanha quatro indicadores: faltas sem aviso, vagas preenchidas por encaixe, atraso médio e pedidos para falar com uma pessoa. O último funciona como alerta sobre a qualidade da conversa.',
        'Por que a relevância é alta: o tema atinge a receita e a rotina de qualquer clínica com agenda própria, envolve dados sensíveis e traz um roteiro que pode começar nesta semana, com papel e caneta na recepção.',
      ],
      tags: ['Agenda odontológica', 'Atendimento ao paciente', 'Inteligência artificial', 'LGPD na saúde'],
    },
  ]),
})
