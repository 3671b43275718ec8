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
  price: { 'pt-br': 280_800, 'en-us': 56_160, 'es-es': 51_480 },
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
  summary: {
    'pt-br':
      'O Caisbanq, banco digital de Santos com 260 funcionários, contratou por hora uma engenheira de back-end. Ela começou em 20 de janeiro de 2026 e continua no banco.',
    'en-us':
      'Caisbanq, a digital bank in Santos, Brazil, with 260 employees, hired a back-end engineer by the hour. She started on January 20, 2026, and is still at the bank.',
    'es-es':
      'Caisbanq, un banco digital de Santos (Brasil) con 260 empleados, contrató el refuerzo de una ingeniera de back-end, con un responsable nuestro. Empezó el 20 de enero de 2026 y sigue en el banco.',
  },
  problem: [
    {
      'pt-br':
        'A conciliação de pagamentos parava duas ou três vezes por semana, de madrugada, e dois engenheiros acordavam para religar tudo. A vaga recebeu 37 currículos. Dos seis entrevistados, quatro nunca tinham visto uma conciliação, e dois recusaram a proposta.',
      'en-us':
        'Payment reconciliation stalled two or three times a week, before dawn, and two engineers got up to restart it. The role drew 37 résumés. Of the six people interviewed, four had never seen a reconciliation, and two turned the offer down.',
      'es-es':
        'La conciliación de pagos se paraba dos o tres veces por semana, de madrugada, y dos ingenieros se levantaban a relanzarla. A la vacante llegaron 37 currículos. De los seis entrevistados, cuatro no habían visto nunca una conciliación y dos rechazaron la oferta.',
    },
  ],
  built: [
    {
      'pt-br':
        'A conversa foi em 5 de janeiro de 2026. Três dias úteis depois, Marina Quental, diretora de operações, entrevistou a primeira pessoa; no dia seguinte, disse sim. A engenheira, de nível pleno, começou no dia 20. O preço e as horas desta página são os pagos até 10 de novembro.',
      'en-us':
        'We talked on January 5, 2026. Three business days later, Marina Quental, director of operations, interviewed the first candidate and said yes the next day. The engineer, mid level, started on the 20th. The price and the hours run through November 10.',
      'es-es':
        'Hablamos el 5 de enero de 2026. Tres días laborables después, Marina Quental, directora de operaciones, entrevistó a la primera candidata; al día siguiente la aceptó. La ingeniera, de perfil medio, empezó el día 20. El precio y las horas llegan hasta el 10 de noviembre.',
    },
    {
      'pt-br':
        'Na primeira semana, ela leu os registros e achou a causa: nove em cada dez paradas vinham de um arquivo que outra instituição mandava em dobro. A correção entrou em março. Nas outras paradas, o sistema volta sozinho; desde abril, ninguém foi acordado.',
      'en-us':
        'In her first week, she read the logs and found the cause: nine in ten stalls came from a file that another institution sent twice. The fix went live in March. After any other stall, reconciliation restarts on its own. Nobody has been woken up since April.',
      'es-es':
        'La primera semana revisó los registros y dio con la causa: nueve de cada diez paradas venían de un archivo que otra entidad enviaba por duplicado. El arreglo llegó en marzo. Tras cualquier otra parada, la conciliación se relanza sola; desde abril no se ha levantado nadie.',
    },
  ],
  figure: {
    what: {
      'pt-br': '68 dias úteis sem contratar; 11 conosco, até o primeiro dia',
      'en-us': '68 business days, no hire; with us, 11 to her first day',
      'es-es': '68 días laborables sin contratar; 11 con nosotros',
    },
    before: { 'pt-br': '68', 'en-us': '68', 'es-es': '68' },
    after: { 'pt-br': '11', 'en-us': '11', 'es-es': '11' },
    measured: {
      'pt-br':
        'Em dias úteis, pelo calendário do banco: 68 de busca própria, sem contratação, de 26 de setembro de 2025 a 5 de janeiro de 2026, e 11 da conversa conosco ao primeiro dia de trabalho, 20 de janeiro.',
      'en-us':
        'In business days by the bank’s calendar: 68 of its own search, which ended without a hire, from September 26, 2025, to January 5, 2026, and 11 from our call to her first day of work, January 20.',
      'es-es':
        'En días laborables, según el calendario del banco: 68 de búsqueda propia, que acabó sin contratación, del 26 de septiembre de 2025 al 5 de enero de 2026, y 11 desde nuestra llamada hasta el primer día de trabajo, el 20 de enero.',
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
