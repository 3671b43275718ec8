import type { ServicePage } from './services.schema'

export const outsourcingPage: ServicePage = {
  headTitle: { 'pt-br': 'Outsourcing: profissionais no seu time', 'en-us': 'Staff augmentation: engineers on your team', 'es-es': 'Outsourcing: refuerzo de equipos técnicos' },
  headDescription: {
    'pt-br': 'Alocação de engenheiros, designers e especialistas em dados, dia a dia: da conversa sobre a vaga ao primeiro mês de trabalho.',
    'en-us': 'How our staff augmentation works, day by day, from the call about the role to your new engineer’s first month.',
    'es-es': 'Así funciona el refuerzo de equipos, día a día, desde la llamada sobre el puesto hasta el primer mes de trabajo.',
  },
  subtitle: { 'pt-br': 'Alocação de profissionais para times que têm quem os lidere e trabalho demais.', 'en-us': 'Staff augmentation for teams that have a lead and too much work.', 'es-es': 'Refuerzo de equipos que ya tienen quien los dirija y demasiado trabajo.' },
  labels: [
    { 'pt-br': 'A conversa', 'en-us': 'The conversation', 'es-es': 'La conversación' },
    { 'pt-br': 'A busca', 'en-us': 'The search', 'es-es': 'La búsqueda' },
    { 'pt-br': 'O começo', 'en-us': 'The start', 'es-es': 'El comienzo' },
    { 'pt-br': 'O acompanhamento', 'en-us': 'The follow-up', 'es-es': 'El seguimiento' },
  ],
  paragraphs: [
    {
      'pt-br': 'Dia 0. Trinta minutos sobre a vaga. Perguntamos o que a pessoa vai fazer na primeira semana, com quem vai falar e por que a anterior saiu. A terceira resposta muda a busca mais do que a lista de tecnologias.',
      'en-us': 'Day 0. Thirty minutes on the role. We ask what the person will do in week one, who they’ll talk to, and why the last one left. That third answer changes the search more than the list of technologies does.',
      'es-es': 'Día 0. Treinta minutos sobre el puesto. Preguntamos qué hará la persona la primera semana, con quién hablará y por qué se fue la anterior. La tercera respuesta cambia la búsqueda más que la lista de tecnologías.',
    },
    {
      'pt-br': 'Dias 1 a {interviewDays} (úteis). Procuramos em um banco de mais de {poolSize} profissionais que já passaram na prova técnica, confirmamos agenda e preço e marcamos a sua entrevista. Antes dela, você lê o currículo, a nota da prova e o que o avaliador escreveu, inclusive o ponto fraco.',
      'en-us': 'Business days 1 to {interviewDays}. We search a pool of more than {poolSize} qualified professionals, all of whom have passed the technical test, confirm availability and rate, and book your interview. Before it, you read the résumé, the test score, and what the examiner wrote, weak spot included.',
      'es-es': 'Días 1 a {interviewDays} (laborables). Buscamos en una bolsa de más de {poolSize} profesionales que ya han superado la prueba técnica, confirmamos disponibilidad y tarifa y fijamos tu entrevista. Antes lees el currículum, la nota de la prueba y lo que escribió el evaluador, punto débil incluido.',
    },
    {
      'pt-br': 'Até {startDays} dias úteis depois do seu sim. A pessoa começa: suas ferramentas, suas prioridades, sua reunião diária. Contrato, impostos e pagamento ficam com a {company}.',
      'en-us': 'Within {startDays} business days of your yes. They start: your tools, your priorities, your standup. {company} handles the contract, the taxes, and the pay.',
      'es-es': 'Hasta {startDays} días laborables después de tu sí. La persona empieza con tus herramientas, tus prioridades y tu reunión diaria. Del contrato, los impuestos y los pagos se ocupa {company}.',
    },
    {
      'pt-br': 'Dias 5, 10 e 30. Ligamos para os dois lados, em separado. Se algo não vai bem, preferimos saber no quinto dia.',
      'en-us': 'Days 5, 10, and 30. We call both sides, separately. If something’s off, we’d rather hear it on day 5.',
      'es-es': 'Días 5, 10 y 30. Llamamos a las dos partes, por separado. Si algo va mal, preferimos saberlo el quinto día.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'O que está incluído', 'en-us': 'What’s included', 'es-es': 'Qué incluye el servicio' },
      items: [
        { 'pt-br': 'Conversa de 30 minutos e perfil da vaga por escrito', 'en-us': 'A 30-minute call and the role written up', 'es-es': 'Llamada de 30 minutos y perfil del puesto por escrito' },
        { 'pt-br': 'Prova de 90 minutos com um defeito real, aplicada por quem usa a tecnologia', 'en-us': 'A 90-minute test on a real bug, given by someone who uses the stack', 'es-es': 'Prueba de 90 minutos con un fallo real, dirigida por quien usa la tecnología' },
        { 'pt-br': 'Conversa sobre uma decisão técnica, no idioma em que a pessoa vai trabalhar', 'en-us': 'A conversation about a technical decision, in English', 'es-es': 'Conversación sobre una decisión técnica, en español' },
        { 'pt-br': 'A sua entrevista, com direito a recusar sem explicar', 'en-us': 'Your interview, and your right to say no without a reason', 'es-es': 'Tu entrevista, con derecho a decir que no sin explicaciones' },
        { 'pt-br': 'Contrato, impostos e pagamento por conta da {company}', 'en-us': 'Contract, taxes, and payments handled by {company}', 'es-es': 'Contrato, impuestos y pagos a cargo de {company}' },
        { 'pt-br': 'Substituição com duas semanas de trabalho lado a lado, sem cobrar a passagem', 'en-us': 'A replacement, with two weeks side by side and no charge for the handover', 'es-es': 'Sustitución con dos semanas de trabajo en paralelo, sin cobrar el traspaso' },
        { 'pt-br': 'Relatório mensal de horas, por pessoa e por tarefa', 'en-us': 'A monthly report of hours, by person and by task', 'es-es': 'Informe mensual de horas, por persona y por tarea' },
      ],
    },
  ],
  closing: {
    title: { 'pt-br': 'Por que a última pessoa saiu?', 'en-us': 'Why did the last person leave?', 'es-es': '¿Por qué se fue la última persona?' },
    text: {
      'pt-br': 'Conte isso e o que a próxima vai fazer na primeira semana. O resto da vaga a gente descobre em 30 minutos.',
      'en-us': 'Tell us that, and what the next one will do in week one. We’ll get the rest in 30 minutes.',
      'es-es': 'Cuéntanos eso y qué hará la siguiente en su primera semana. Lo demás lo vemos en 30 minutos.',
    },
  },
}
