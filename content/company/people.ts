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
        'pt-br': 'Ouve você na primeira conversa',
        'en-us': 'Takes your first call',
        'es-es': 'Te escucha en la primera llamada',
      },
      {
        'pt-br': 'Assina as propostas',
        'en-us': 'Signs the proposals',
        'es-es': 'Firma las propuestas',
      },
      {
        'pt-br': 'Recusa o que não sabemos fazer',
        'en-us': 'Turns down what we’d do badly',
        'es-es': 'Rechaza lo que haríamos mal',
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
        'pt-br': 'Revê a arquitetura antes do código',
        'en-us': 'Reviews the architecture before the code',
        'es-es': 'Revisa la arquitectura antes del código',
      },
      {
        'pt-br': 'Testa as entregas em um celular simples',
        'en-us': 'Tests releases on a basic phone',
        'es-es': 'Prueba las entregas en un móvil sencillo',
      },
      {
        'pt-br': 'Escreveu a prova dos candidatos',
        'en-us': 'Wrote the test candidates take',
        'es-es': 'Escribió la prueba de los candidatos',
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
        'A {company} perguntou pela nossa rotina antes de falar em currículos. A engenheira que chegou quis entender antes de mexer em qualquer coisa, e hoje não decidimos nada sem ela.',
      'en-us':
        '{company} asked how we work before talking about résumés. The engineer who joined wanted to understand before touching anything, and now we don’t decide anything without her.',
      'es-es':
        '{company} nos preguntó por el día a día antes de hablar de currículos. La ingeniera que llegó quiso entender antes de tocar nada, y hoy no decidimos nada sin ella.',
    },
    photo: '/art/people/testimonial.svg',
  },
})
