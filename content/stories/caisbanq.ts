import type { ClientStory } from './stories.schema.ts'

export const caisbanq: ClientStory = {
  slug: 'caisbanq',
  client: 'caisbanq',
  date: '2026-11-10',
  services: ['outsourcing'],
  people: 1,
  weeks: 42,
  technologies: ['Java', 'Kafka', 'PostgreSQL'],
  img: 'stories/caisbanq',
  headTitle: { 'pt-br': 'Caisbanq: uma vaga aberta por 68 dias úteis', 'en-us': 'Caisbanq: a role open for 68 business days', 'es-es': 'Caisbanq: una vacante de 68 días laborables' },
  desc: {
    'pt-br': 'Um banco procurava alguém de back-end que entendesse de pagamentos. Da conversa ao primeiro dia de trabalho passaram 11 dias úteis.',
    'en-us': 'A bank needed a back-end developer who understood payments. From our call to the first day of work took 11 business days. Here are the dates.',
    'es-es': 'Un banco buscaba a alguien de back-end que entendiera de pagos. De la llamada al primer día de trabajo pasaron 11 días laborables.',
  },
  title: { 'pt-br': 'Aberta havia 68 dias úteis, preenchida em onze', 'en-us': 'Open for 68 business days, filled in eleven', 'es-es': 'Abierta 68 días laborables, cubierta en once' },
  problem: [
    {
      'pt-br': 'A conciliação de pagamentos do Caisbanq parava duas ou três vezes por semana, de madrugada, e dois engenheiros do time a religavam à mão. A vaga para resolver isso abriu em 29 de setembro de 2025. Vieram 37 currículos e seis entrevistas; quatro candidatos nunca tinham visto uma conciliação.',
      'en-us': 'At Caisbanq, payment reconciliation stalled two or three times a week, before dawn, and two engineers restarted it by hand. The role to fix that opened on September 29, 2025. It brought 37 résumés and six interviews. Four of the six had never seen a reconciliation.',
      'es-es': 'En Caisbanq, la conciliación de pagos se paraba dos o tres veces por semana, de madrugada, y dos ingenieros la relanzaban a mano. La vacante para resolverlo se abrió el 29 de septiembre de 2025. Llegaron 37 currículos y hubo seis entrevistas; cuatro candidatos no habían visto nunca una conciliación.',
    },
  ],
  built: [
    {
      'pt-br': 'A conversa foi em 5 de janeiro de 2026. No dia 8, o terceiro dia útil, Marina Quental, diretora de operações, entrevistou a primeira pessoa; no dia 9, disse sim. No dia 20 a engenheira começou.',
      'en-us': 'We talked on January 5, 2026. On the 8th, the third business day, Marina Quental, the bank’s director of operations, interviewed the first candidate; on the 9th she said yes. On the 20th the engineer started.',
      'es-es': 'Hablamos el 5 de enero de 2026. El día 8, tercer día laborable, Marina Quental, directora de operaciones, entrevistó a la primera candidata; el 9 dijo que sí. El día 20, la ingeniera empezó.',
    },
    {
      'pt-br': 'Ela passou a primeira semana lendo os registros das paradas. Nove em cada dez vinham do mesmo lugar: um arquivo que outra instituição mandava duas vezes. A correção entrou em março, e o time não precisou acordar desde abril.',
      'en-us': 'She spent her first week reading the logs of the stalls. Nine in ten came from one place: a file another institution sent twice. The fix went in in March, and nobody on the team has been woken up since April.',
      'es-es': 'Pasó la primera semana leyendo los registros de las paradas. Nueve de cada diez venían del mismo sitio: un archivo que otra entidad enviaba dos veces. El arreglo entró en marzo y, desde abril, nadie del equipo ha tenido que levantarse.',
    },
  ],
  figure: {
    what: { 'pt-br': 'Dias úteis de procura, antes e depois da nossa conversa', 'en-us': 'Business days of searching, before and after our call', 'es-es': 'Días laborables de búsqueda, antes y después de la llamada' },
    before: { 'pt-br': '68', 'en-us': '68', 'es-es': '68' },
    after: { 'pt-br': '11', 'en-us': '11', 'es-es': '11' },
    measured: {
      'pt-br': 'Pelo calendário do banco: 68 dias úteis de vaga aberta até a nossa conversa, em 5 de janeiro, e 11 da conversa ao primeiro dia de trabalho, em 20 de janeiro de 2026.',
      'en-us': 'By the bank’s calendar: 68 business days open before our call on January 5, then 11 from the call to the first day of work, January 20, 2026.',
      'es-es': 'Según el calendario del banco: 68 días laborables de vacante hasta nuestra llamada, el 5 de enero, y 11 desde la llamada hasta el primer día de trabajo, el 20 de enero de 2026.',
    },
  },
  quote: {
    text: {
      'pt-br': 'O que me convenceu foi ler o ponto fraco dela antes da entrevista. Ninguém nunca tinha me mandado isso.',
      'en-us': 'What convinced me was reading her weak spot before the interview. Nobody had ever sent me that.',
      'es-es': 'Lo que me convenció fue leer su punto débil antes de la entrevista. Eso no me lo había mandado nunca nadie.',
    },
    name: 'Marina Quental',
    role: { 'pt-br': 'Diretora de operações', 'en-us': 'Director of operations', 'es-es': 'Directora de operaciones' },
  },
  facts: {
    timeline: { vacancy: '2025-09-29', call: '2026-01-05', interview: '2026-01-08', yes: '2026-01-09', start: '2026-01-20', fix: '2026-03', quiet: '2026-04' },
    stages: [],
    measured: { before: { from: 'vacancy', to: 'call', countsFirst: true, days: 68 }, after: { from: 'call', to: 'start', days: 11 } },
    goal: { most: 3, reached: 3 },
    price: { 'pt-br': { from: 303_000, to: 336_000 }, 'en-us': { from: 61_000, to: 67_000 }, 'es-es': { from: 56_000, to: 61_000 } },
    consent: '2026-10-27',
    counts: { fewestStalls: 2, mostStalls: 3, engineers: 2, resumes: 37, interviews: 6, withoutExperience: 4, stallsWithOneCause: 9, ofStalls: 10, sent: 2 },
  },
}
