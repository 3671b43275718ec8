import type { ClientStory } from './stories.schema.ts'

export const caisbanq: ClientStory = {
  slug: 'caisbanq',
  client: 'caisbanq',
  date: '2026-11-10',
  started: '2026-01-20',
  consent: '2026-11-10',
  services: ['outsourcing'],
  people: 1,
  weeks: 42,
  hours: 1560,
  price: {
    'pt-br': { from: 280_000, to: 285_000 },
    'en-us': { from: 56_000, to: 57_000 },
    'es-es': { from: 51_000, to: 52_000 },
  },
  technologies: ['Java', 'Kafka', 'PostgreSQL'],
  img: 'stories/caisbanq',
  headTitle: {
    'pt-br': 'Caisbanq: uma vaga preenchida em 11 dias úteis',
    'en-us': 'Caisbanq: a role filled in 11 business days',
    'es-es': 'Caisbanq: vacante cubierta en 11 días laborables',
  },
  desc: {
    'pt-br':
      'Um banco procurava alguém de back-end que entendesse de pagamentos. Da conversa conosco ao primeiro dia de trabalho passaram 11 dias úteis.',
    'en-us':
      'A bank needed a back-end developer who understood payments. From our call to her first day of work took 11 business days.',
    'es-es':
      'Un banco buscaba a alguien de back-end que entendiera de pagos. De la llamada al primer día de trabajo pasaron 11 días laborables.',
  },
  title: {
    'pt-br': 'A vaga que ninguém conseguia preencher',
    'en-us': 'The role nobody could fill',
    'es-es': 'La vacante que nadie conseguía cubrir',
  },
  problem: [
    {
      'pt-br':
        'A conciliação de pagamentos parava duas ou três vezes por semana, de madrugada, e dois engenheiros acordavam para religar tudo. A vaga abriu em 26 de setembro de 2025. Vieram 37 currículos; dos seis entrevistados, quatro nunca tinham visto uma conciliação.',
      'en-us':
        'Payment reconciliation stalled two or three times a week, before dawn, and two engineers got up to restart it. The role opened on September 26, 2025. It drew 37 résumés; of the six people interviewed, four had never seen a reconciliation.',
      'es-es':
        'La conciliación de pagos se paraba dos o tres veces por semana, de madrugada, y dos ingenieros se levantaban a relanzarla. La vacante se abrió el 26 de septiembre de 2025. Llegaron 37 currículos; de los seis entrevistados, cuatro no habían visto nunca una conciliación.',
    },
  ],
  built: [
    {
      'pt-br':
        'A conversa foi em 5 de janeiro de 2026. Três dias úteis depois, Marina Quental, diretora de operações, entrevistou a primeira pessoa; no dia seguinte, disse sim. A engenheira, de nível pleno, começou no dia 20 e continua no banco. Preço e horas contam até 10 de novembro.',
      'en-us':
        'We talked on January 5, 2026. Three business days later, Marina Quental, director of operations, interviewed the first candidate and said yes the next day. The mid-level engineer started on the 20th and is still there. Price and hours run through November 10.',
      'es-es':
        'Hablamos el 5 de enero de 2026. Tres días laborables después, Marina Quental, directora de operaciones, entrevistó a la primera candidata; al día siguiente la aceptó. La ingeniera, de perfil intermedio, empezó el día 20 y sigue en el banco. Precio y horas se cuentan hasta el 10 de noviembre.',
    },
    {
      'pt-br':
        'Na primeira semana, a engenheira leu os registros e achou a causa: nove em cada dez paradas vinham de um arquivo que outra instituição mandava em dobro. A correção, combinada com essa instituição, entrou em março. Nas outras paradas, o sistema volta sozinho; desde abril, ninguém foi acordado.',
      'en-us':
        'In her first week, the new engineer read the logs and found the cause: nine in ten stalls came from a file that another institution sent twice. The fix, agreed with that institution, went live in March. When reconciliation stalls for any other reason, it restarts on its own. Nobody has been woken up since April.',
      'es-es':
        'La primera semana, la ingeniera revisó los registros y dio con la causa: nueve de cada diez paradas venían de un archivo que una entidad externa enviaba por duplicado. El arreglo, acordado con esa entidad, llegó en marzo. Si la conciliación se para por otra causa, se relanza sola; desde abril no se ha levantado nadie.',
    },
  ],
  figure: {
    what: {
      'pt-br': 'Dias úteis com a vaga aberta, sem e com a {company}',
      'en-us': 'Business days the role stayed open, without and with {company}',
      'es-es': 'Días laborables con la vacante abierta, sin y con {company}',
    },
    before: { 'pt-br': '68', 'en-us': '68', 'es-es': '68' },
    after: { 'pt-br': '11', 'en-us': '11', 'es-es': '11' },
    measured: {
      'pt-br': 'Pelo calendário do banco: de 26 de setembro a 5 de janeiro, e de 5 a 20 de janeiro de 2026.',
      'en-us': 'By the bank’s calendar: September 26 to January 5, then January 5 to January 20, 2026.',
      'es-es': 'Según el calendario del banco: del 26 de septiembre al 5 de enero y del 5 al 20 de enero de 2026.',
    },
  },
  quote: {
    text: {
      'pt-br':
        'O que me convenceu foi ler o ponto fraco dela antes da entrevista. Ninguém nunca tinha me mandado isso.',
      'en-us': 'What convinced me was reading her weak spot before the interview. Nobody had ever sent me that.',
      'es-es':
        'Lo que me convenció fue leer su punto débil antes de la entrevista. Eso no me lo había mandado nunca nadie.',
    },
    name: 'Marina Quental',
    role: { 'pt-br': 'Diretora de operações', 'en-us': 'Director of operations', 'es-es': 'Directora de operaciones' },
  },
}
