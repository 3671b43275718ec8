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
      'Falta gente no seu time? Encontramos um profissional adequado em até {interviewDays} dias úteis depois da nossa conversa, ou os {lateDays} primeiros dias dele são grátis.',
    'en-us':
      'This is staff augmentation from Brazil, for teams with more work than people. We find a suitable professional within {interviewDays} business days of our call, or your first {lateDays} days with whoever you choose are free.',
    'es-es':
      'Reforzamos equipos desde Brasil. Encontramos a un profesional adecuado en {interviewDays} días laborables desde nuestra llamada; si tardamos más, tus {lateDays} primeros días con quien elijas son gratis.',
  },
  storyClaim: {
    'pt-br': 'Caisbanq: uma vaga preenchida em 11 dias úteis',
    'en-us': 'Caisbanq: a role filled in 11 business days',
    'es-es': 'Caisbanq: un refuerzo en 11 días laborables',
  },
  closing: {
    title: {
      'pt-br': 'Conte como é a vaga',
      'en-us': 'Tell us about the role',
      'es-es': 'Cuéntanos qué hay que entregar',
    },
    text: {
      'pt-br': 'Diga a tecnologia, o nível e o início.',
      'en-us':
        'Give us the stack, the level, and the start date. The {interviewDays} business days start when our call ends.',
      'es-es':
        'Dinos la tecnología, el nivel y la fecha de inicio. En {rolesInterviewed} de los últimos {roles} encargos ofrecimos la entrevista a tiempo.',
    },
  },
})
