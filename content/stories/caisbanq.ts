import { story } from './stories.schema.ts'

export const caisbanq = story('caisbanq', {
  client: 'caisbanq',
  date: '2026-11-18',
  started: '2026-01-20',
  countedTo: '2026-11-10',
  consent: '2026-11-17',
  services: ['outsourcing'],
  people: 1,
  weeks: 42,
  hours: 1560,
  price: {
    'pt-br': 280800,
    'en-us': 56160,
    'es-es': 51480,
  },
  technologies: ['Java', 'Kafka', 'PostgreSQL'],
  img: 'stories/caisbanq',
  film: [
    {
      picture: 'films/caisbanq-before',
      caption: {
        'pt-br': 'Antes: dois engenheiros acordados de madrugada',
        'en-us': 'Before: two engineers out of bed before dawn',
        'es-es': 'Antes: dos ingenieros, en pie de madrugada',
      },
    },
    {
      picture: 'films/caisbanq-week',
      caption: {
        'pt-br': 'Dia 3: a entrevista, com o ponto fraco por escrito',
        'en-us': 'Day 3: the interview, with the weak point in writing',
        'es-es': 'Día 3: la entrevista, con el punto débil por escrito',
      },
    },
    {
      picture: 'films/caisbanq-now',
      caption: {
        'pt-br': 'Desde abril: ninguém foi acordado',
        'en-us': 'Since April: nobody has been woken up',
        'es-es': 'Desde abril: ninguna llamada de madrugada',
      },
    },
  ],
  headTitle: {
    'pt-br': 'Caisbanq: uma vaga preenchida em 11 dias úteis',
    'en-us': 'Caisbanq: a role filled in 11 business days',
    'es-es': 'Caisbanq: un refuerzo en 11 días laborables',
  },
  desc: {
    'pt-br':
      'Um banco procurava alguém de back-end que entendesse de pagamentos. A engenheira começou 11 dias úteis depois da conversa conosco.',
    'en-us':
      'A bank needed a back-end developer who understood payments. Our engineer started 11 business days after the call.',
    'es-es':
      'Un banco buscaba a alguien de back-end que entendiera de pagos. De la llamada al primer día de trabajo pasaron 11 días laborables.',
  },
  title: {
    'pt-br': 'A vaga que ninguém preenchia',
    'en-us': 'The role nobody could fill',
    'es-es': 'El perfil que el banco no encontraba',
  },
  summary: {
    'pt-br':
      'O Caisbanq, banco digital de Santos com 260 funcionários, tem no time desde 20 de janeiro de 2026, paga por hora, uma engenheira de back-end plena da {company}.',
    'en-us':
      'Caisbanq, a digital bank in Santos, Brazil, with 260 employees, has had one of our mid-level back-end engineers on its team, billed hourly, since January 20, 2026.',
    'es-es':
      'Caisbanq, un banco digital de Santos (Brasil) con 260 empleados, contrató por horas a una ingeniera de back-end de perfil medio, que empezó el 20 de enero de 2026 y sigue allí.',
  },
  problem: [
    {
      'pt-br':
        'A conciliação de pagamentos parava duas ou três vezes por semana, de madrugada, e dois engenheiros acordavam para religá-la. Dos seis candidatos do banco, quatro nunca tinham visto uma conciliação, e dois recusaram a vaga.',
      'en-us':
        'Payment reconciliation stalled two or three times a week, before dawn, and two engineers got up to restart it. Of the bank’s six candidates, four had never worked on reconciliation, and two declined.',
      'es-es':
        'La conciliación de pagos se paraba de madrugada dos o tres veces por semana, y dos ingenieros se levantaban a relanzarla. De los seis candidatos del banco, cuatro no habían visto ninguna conciliación y dos rechazaron la oferta.',
    },
  ],
  built: [
    {
      'pt-br':
        'Conversamos em 5 de janeiro de 2026. Três dias úteis depois, Marina Quental entrevistou a primeira candidata e, no dia seguinte, a escolheu.',
      'en-us':
        'We talked on January 5, 2026. Three business days later, Marina Quental interviewed the first candidate and, a day later, said yes.',
      'es-es':
        'Hablamos el 5 de enero de 2026. Tres días laborables después, Marina Quental entrevistó a la primera candidata; al día siguiente la aceptó.',
    },
    {
      'pt-br':
        'Na primeira semana, a engenheira achou a causa nos registros: nove em cada dez paradas vinham de um arquivo que outra instituição mandava duas vezes. A correção entrou em março. Nas outras paradas, o sistema agora volta sozinho.',
      'en-us':
        'In her first week, the engineer found the cause: nine in ten stalls came from a file another institution sent twice. The fix went live in March, in the bank’s next quarterly release. After any other stall, reconciliation restarts itself.',
      'es-es':
        'En su primera semana, la ingeniera encontró la causa: nueve de cada diez paradas venían de un archivo que otra entidad enviaba dos veces. El arreglo entró en marzo, con la versión trimestral del banco. Si la conciliación se para por otra causa, se reanuda sola.',
    },
  ],
  figure: {
    what: {
      'pt-br': 'Dias úteis: 68 sem contratar, 11 até começar',
      'en-us': 'Business days: 68 unfilled, 11 to day one',
      'es-es': 'Días laborables: 68 sin contratar, 11 hasta empezar',
    },
    before: {
      'pt-br': '68',
      'en-us': '68',
      'es-es': '68',
    },
    after: {
      'pt-br': '11',
      'en-us': '11',
      'es-es': '11',
    },
    measured: {
      'pt-br':
        'Contamos os dias úteis do banco: 68 de busca própria, desde 26 de setembro de 2025, e 11 entre a nossa conversa e o primeiro dia de trabalho.',
      'en-us':
        'We counted the bank’s business days. When we talked, it had been searching for 68, since September 26, 2025. The engineer started 11 later.',
      'es-es':
        'Son días laborables del banco: cuando hablamos llevaba 68 buscando, desde el 26 de septiembre de 2025. La ingeniera empezó 11 después.',
    },
  },
  quote: {
    text: {
      'pt-br':
        'O que me convenceu foi ler o ponto fraco dela antes da entrevista. Ninguém nunca tinha me mandado isso.',
      'en-us': 'What convinced me was reading her weak point before the interview. Nobody had ever sent me that.',
      'es-es':
        'Lo que me convenció fue leer el punto débil de la candidata antes de entrevistarla. Eso no me lo había mandado nunca nadie.',
    },
    name: 'Marina Quental',
    role: {
      'pt-br': 'diretora de operações',
      'en-us': 'director of operations',
      'es-es': 'directora de operaciones',
    },
  },
})
