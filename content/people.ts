import { names } from './names.ts'
import type { People } from './people.schema.ts'
import { filled } from './placeholders.ts'

export const people: People = filled({
  ceo: {
    id: 'ceo',
    name: names.ceo,
    slug: 'helena',
    role: {
      'pt-br': 'Diretora executiva e cofundadora',
      'en-us': 'Chief executive officer and cofounder',
      'es-es': 'Directora ejecutiva y cofundadora',
    },
    roleTag: 'CEO',
    bio: {
      'pt-br': '{ceoFirstName} aprendeu seu jeito de trabalhar no Vale do Silício e tem mais de 10 anos de experiência. Na {company}, ela começa cada projeto ouvindo o cliente e só propõe um plano depois de entender o que está em jogo para ele.',
      'en-us': '{ceoFirstName} learned her way of working in Silicon Valley and has more than 10 years of experience. At {company}, she starts every project by listening, and proposes a plan only once she understands what the client has at stake.',
      'es-es': '{ceoFirstName} aprendió su forma de trabajar en Silicon Valley y tiene más de 10 años de experiencia. En {company} empieza cada proyecto escuchando al cliente y solo propone un plan cuando entiende qué está en juego.',
    },
    attributes: [
      {
        'pt-br': 'Estratégia de produto',
        'en-us': 'Product strategy',
        'es-es': 'Estrategia de producto',
      },
      {
        'pt-br': 'Conversa direta com clientes',
        'en-us': 'Listening to clients',
        'es-es': 'Escucha al cliente',
      },
      {
        'pt-br': 'Escopo e prazo claros',
        'en-us': 'Clear scope and timeline',
        'es-es': 'Alcance y plazo claros',
      },
    ],
    photo: '/art/people/ceo.svg',
  },
  cto: {
    id: 'cto',
    name: names.cto,
    slug: 'otavio',
    role: {
      'pt-br': 'Diretor de tecnologia e cofundador',
      'en-us': 'Chief technology officer and cofounder',
      'es-es': 'Director de tecnología y cofundador',
    },
    roleTag: 'CTO',
    bio: {
      'pt-br': '{ctoFirstName} trouxe do Vale do Silício o hábito de testar cedo e tem mais de 10 anos de experiência. Na {company}, ele define a arquitetura dos projetos e cuida para que outra equipe consiga ler o código depois.',
      'en-us': '{ctoFirstName} brought the habit of testing early home from Silicon Valley and has more than 10 years of experience. At {company}, he sets the architecture of each project and makes sure the next team can read the code.',
      'es-es': '{ctoFirstName} trajo de Silicon Valley la costumbre de probar pronto y tiene más de 10 años de experiencia. En {company} define la arquitectura de los proyectos y cuida de que otro equipo pueda leer el código después.',
    },
    attributes: [
      {
        'pt-br': 'Arquitetura de software',
        'en-us': 'Software architecture',
        'es-es': 'Arquitectura de software',
      },
      {
        'pt-br': 'IA em operação',
        'en-us': 'AI in production',
        'es-es': 'IA en funcionamiento',
      },
      {
        'pt-br': 'Formação de times técnicos',
        'en-us': 'Building technical teams',
        'es-es': 'Formación de equipos técnicos',
      },
    ],
    photo: '/art/people/cto.svg',
  },
  testimonial: {
    id: 'testimonial',
    name: 'Marina Quental',
    role: {
      'pt-br': 'Diretora de operações, Caisbanq',
      'en-us': 'Director of operations, Caisbanq',
      'es-es': 'Directora de operaciones, Caisbanq',
    },
    quote: {
      'pt-br': 'Faltava no time alguém de back-end que entendesse de pagamentos, e o projeto estava parado por isso. A {company} quis conhecer a nossa rotina antes de falar em currículos. Quem chegou já sabia onde podia ajudar, e hoje participa das decisões como qualquer colega da casa.',
      'en-us': 'We were missing a back-end developer who understood payments, and the project had stalled because of it. {company} wanted to see how we work before talking about résumés. The person who joined knew where to help from the start and now takes part in our decisions like anyone else here.',
      'es-es': 'Nos faltaba alguien de back-end que entendiera de pagos, y el proyecto estaba parado por eso. {company} quiso conocer nuestro día a día antes de hablar de currículos. La persona que llegó ya sabía dónde podía ayudar, y hoy participa en las decisiones como cualquiera de nosotros.',
    },
    photo: '/art/people/testimonial.svg',
  },
})
