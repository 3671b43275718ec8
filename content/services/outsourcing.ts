import type { Service } from './services.schema.ts'

export const outsourcing: Service = {
  id: 'outsourcing',
  slug: 'outsourcing',
  img: 'services/outsourcing',
  title: { 'pt-br': 'Outsourcing', 'en-us': 'Outsourcing', 'es-es': 'Outsourcing' },
  description: {
    'pt-br': 'Alocação de profissionais, mês a mês.',
    'en-us': 'Staff augmentation from Brazil, month to month.',
    'es-es': 'Refuerzo de equipos, mes a mes.',
  },
  price: {
    'pt-br': 'O pleno custa {hourPrice} por hora e o sênior, {seniorHourPrice}.',
    'en-us': '{hourPrice} an hour at mid level, {seniorHourPrice} for a senior.',
    'es-es': '{hourPrice} la hora, {seniorHourPrice} los sénior.',
  },
  headTitle: {
    'pt-br': 'Outsourcing: profissionais no seu time',
    'en-us': 'Staff augmentation: people for your team',
    'es-es': 'Outsourcing: refuerzo de equipos',
  },
  headDescription: {
    'pt-br':
      'Alocação de engenheiros, designers e especialistas em dados, dia a dia: da conversa sobre a vaga ao primeiro mês de trabalho.',
    'en-us': 'How our staff augmentation works, day by day, from the call about the role to the first month of work.',
    'es-es': 'Así funciona el refuerzo de equipos, día a día, desde la primera llamada hasta el primer mes de trabajo.',
  },
  subtitle: {
    'pt-br':
      'Alocação de profissionais para times com mais trabalho do que gente. A pessoa trabalha do Brasil, com carteira assinada pela {company}. Em até {interviewDays} dias úteis, uma entrevista ou um não.',
    'en-us':
      'Staff augmentation from Brazil, for teams with a lead and too much work. We employ the person; you set the priorities. Within {interviewDays} business days of our call, an interview or a no.',
    'es-es':
      'Refuerzo de equipos desde Brasil, para empresas que saben qué quieren hacer y no tienen manos. En {interviewDays} días laborables, una entrevista o un no.',
  },
  labels: [
    { 'pt-br': 'A conversa', 'en-us': 'The call', 'es-es': 'La llamada' },
    { 'pt-br': 'A entrevista', 'en-us': 'The interview', 'es-es': 'La entrevista' },
    { 'pt-br': 'O primeiro mês', 'en-us': 'The first month', 'es-es': 'El primer mes' },
  ],
  paragraphs: [
    {
      'pt-br':
        'Em 30 minutos, perguntamos o que a pessoa vai fazer na primeira semana, com quem vai falar e por que a anterior saiu. A terceira resposta muda a busca mais do que a lista de tecnologias.',
      'en-us':
        'In 30 minutes, we ask what the person will do in the first week, who they’ll talk to, and why the last one left. That third answer changes the search more than the list of technologies does.',
      'es-es':
        'En 30 minutos preguntamos qué hará la persona la primera semana, con quién hablará y por qué se fue la anterior. La tercera respuesta cambia la búsqueda más que la lista de tecnologías.',
    },
    {
      'pt-br':
        'Antes dela, você lê o currículo, a nota na prova técnica e o que o avaliador escreveu, inclusive sobre o ponto fraco.',
      'en-us':
        'Before it, you read the résumé, the score on the technical test, and what the examiner wrote, weak spot included.',
      'es-es':
        'Antes de ella lees el currículo, la nota de la prueba técnica y lo que escribió el evaluador, punto débil incluido.',
    },
    {
      'pt-br':
        'Em até {startDays} dias úteis depois do seu sim, a pessoa começa, na reunião diária do seu time. No 5º e no 10º dia útil e no fim do mês, ligamos para os dois lados, em separado. Se algo não vai bem, preferimos saber no quinto.',
      'en-us':
        'They start within {startDays} business days of your yes, on your tools and in your standup. On business days 5 and 10, and at the end of the month, we call both sides, separately. If something’s off, we’d rather hear it on day 5.',
      'es-es':
        'La persona empieza en {startDays} días laborables como máximo, con ordenador nuestro y a las órdenes de un responsable nuestro, que acuerda contigo las entregas. El 5.º y el 10.º día laborable y a fin de mes llamamos a las dos partes, por separado. Si algo va mal, preferimos saberlo el quinto.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'O que está incluído', 'en-us': 'What’s included', 'es-es': 'Qué incluye el servicio' },
      items: [
        {
          'pt-br': 'Perfil da vaga por escrito, depois da conversa',
          'en-us': 'The role written up, after the call',
          'es-es': 'El perfil por escrito, después de la llamada',
        },
        {
          'pt-br': 'A avaliação da prova de 90 minutos',
          'en-us': 'The evaluation from our 90-minute test',
          'es-es': 'La evaluación de la prueba de 90 minutos',
        },
        {
          'pt-br': 'Uma conversa técnica, no idioma em que a pessoa vai trabalhar',
          'en-us': 'A conversation about a technical decision, in English',
          'es-es': 'Conversación sobre una decisión técnica, en español',
        },
        {
          'pt-br': 'Uma entrevista com você, que pode recusar sem explicar',
          'en-us': 'An interview; you can pass without saying why',
          'es-es': 'Una entrevista contigo, y puedes decir que no sin dar explicaciones',
        },
        {
          'pt-br': 'Contrato, impostos e pagamento por conta da {company}',
          'en-us': 'Contract, taxes, and payments handled by {company}',
          'es-es': 'Contrato, impuestos y pagos a cargo de {company}',
        },
        {
          'pt-br': 'Transição de 2 semanas sem custo, se for preciso trocar a pessoa',
          'en-us': 'A free 2-week handoff, if we replace the person',
          'es-es': 'Traspaso de 2 semanas sin coste, si hay que cambiar a la persona',
        },
        {
          'pt-br': 'Relatório mensal de horas, por tarefa',
          'en-us': 'A monthly report of hours, by task',
          'es-es': 'Informe mensual de horas, por tarea',
        },
      ],
    },
  ],
  closing: {
    title: {
      'pt-br': 'Conte como é a vaga',
      'en-us': 'Tell us about the role',
      'es-es': 'Cuéntanos qué perfil te falta',
    },
    text: {
      'pt-br': 'Bastam 30 minutos.',
      'en-us': 'It takes 30 minutes.',
      'es-es': 'Bastan 30 minutos.',
    },
  },
}
