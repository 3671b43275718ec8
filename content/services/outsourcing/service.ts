import { service } from '../services.schema.ts'

export const outsourcing = service('outsourcing', {
  id: 'outsourcing',
  img: 'services/outsourcing',
  title: {
    'pt-br': 'Outsourcing',
    'en-us': 'Outsourcing',
    'es-es': 'Outsourcing',
  },
  description: {
    'pt-br': 'Alocamos profissionais no seu time, mês a mês.',
    'en-us': 'We add people to your team, month to month.',
    'es-es': 'Reforzamos tu equipo, mes a mes.',
  },
  price: {
    'pt-br': '{hourPrice}/h',
    'en-us': '{hourPrice}/hr',
    'es-es': '{hourPrice}/h',
  },
  terms: {
    'pt-br': 'Um sênior custa {seniorHourPrice}/h.',
    'en-us': 'A senior costs {seniorHourPrice} an hour.',
    'es-es': 'Un sénior cuesta {seniorHourPrice}/h.',
  },
  headTitle: {
    'pt-br': 'Outsourcing: profissionais no seu time',
    'en-us': 'Staff augmentation: people for your team',
    'es-es': 'Outsourcing: refuerzo de equipos',
  },
  headDescription: {
    'pt-br':
      'Como funciona a alocação de engenheiros, designers e especialistas em dados, da conversa sobre a vaga ao primeiro mês de trabalho.',
    'en-us': 'How our staff augmentation works, from the call about the role to the first month of work.',
    'es-es': 'Así funciona el refuerzo de equipos, desde la primera llamada hasta el primer mes de trabajo.',
  },
  subtitle: {
    'pt-br':
      'Falta gente no seu time? Encontramos um profissional adequado em até {interviewDays} dias úteis; se demorarmos mais, os {lateDays} primeiros dias de quem você escolher são grátis.',
    'en-us':
      'This is staff augmentation from Brazil, for teams with more work than people. We find a suitable professional within {interviewDays} business days, or whoever you choose works {lateDays} days free.',
    'es-es':
      'Reforzamos equipos desde Brasil. Encontramos a un profesional adecuado en {interviewDays} días laborables desde nuestra llamada; si tardamos más, tus {lateDays} primeros días con quien elijas son gratis.',
  },
  storyClaim: {
    'pt-br': 'Caisbanq: uma vaga preenchida em 11 dias úteis',
    'en-us': 'Caisbanq: a role filled in 11 business days',
    'es-es': 'Caisbanq: un refuerzo en 11 días laborables',
  },
  closing: {
    picture: 'call/3',
    title: {
      'pt-br': 'Conte como é a vaga',
      'en-us': 'Tell us about the role',
      'es-es': 'Cuéntanos qué hay que entregar',
    },
    text: {
      'pt-br': 'Diga a tecnologia, o nível e o início.',
      'en-us':
        'Give us the stack, level, and start date. Within {interviewDays} business days, we offer you an interview.',
      'es-es':
        'Dinos la tecnología, el nivel y la fecha de inicio. En {rolesInterviewed} de los últimos {roles} encargos ofrecimos la entrevista a tiempo.',
    },
  },
})
