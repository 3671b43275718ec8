import { names } from '../names.ts'
import { filled } from '../text/placeholders.ts'
import type { People } from './people.schema.ts'

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
      'pt-br':
        'Está na primeira conversa com cada cliente novo, assina as propostas e recusa o que não sabemos fazer bem.',
      'en-us':
        'She’s on the first call with every new client, signs the proposals, and turns down work we wouldn’t do well.',
      'es-es':
        'Está en la primera llamada con cada cliente nuevo, firma las propuestas y rechaza lo que no sabríamos hacer bien.',
    },
    attributes: [
      {
        'pt-br': 'Estratégia de produto',
        'en-us': 'Product strategy',
        'es-es': 'Estrategia de producto',
      },
      {
        'pt-br': 'Conversa direta com clientes',
        'en-us': 'Direct contact with clients',
        'es-es': 'Trato directo con el cliente',
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
      'pt-br':
        'Revê a arquitetura de cada projeto antes da primeira linha de código. Escreveu a prova que os candidatos fazem.',
      'en-us':
        'He reviews each project’s architecture before the first line of code. He wrote the test our candidates take.',
      'es-es':
        'Revisa la arquitectura de cada proyecto antes de la primera línea de código. Es el autor de la prueba que hacen los candidatos.',
    },
    attributes: [
      {
        'pt-br': 'Arquitetura de software',
        'en-us': 'Software architecture',
        'es-es': 'Arquitectura de software',
      },
      {
        'pt-br': 'IA em produção',
        'en-us': 'AI in production',
        'es-es': 'IA en producción',
      },
      {
        'pt-br': 'Formação de times técnicos',
        'en-us': 'Building technical teams',
        'es-es': 'Creación de equipos técnicos',
      },
    ],
    photo: '/art/people/cto.svg',
  },
  proposals: {
    id: 'proposals',
    name: names.proposals,
    role: {
      'pt-br': 'Responsável pelas propostas',
      'en-us': 'Head of proposals',
      'es-es': 'Responsable de propuestas',
    },
    photo: '/art/people/proposals.svg',
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
      'pt-br':
        'A {company} quis conhecer a nossa rotina antes de falar em currículos. A engenheira que chegou quis entender antes de mexer em qualquer coisa, e hoje não decidimos sem ela.',
      'en-us':
        '{company} wanted to see how we work before talking about résumés. The engineer who joined wanted to understand before touching anything, and now we don’t decide without her.',
      'es-es':
        '{company} quiso conocer nuestro día a día antes de hablar de currículos. La ingeniera que llegó quiso entender antes de tocar nada, y hoy no decidimos sin ella.',
    },
    photo: '/art/people/testimonial.svg',
  },
})
