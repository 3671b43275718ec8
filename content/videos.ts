import { published } from './dates/published.ts'
import { filled } from './text/placeholders.ts'
import type { Video } from './videos.schema.ts'

const all: Video[] = [
  {
    id: 'ia-nas-empresas',
    videoUrl: 'https://www.youtube-nocookie.com/embed/tecto-demo-1',
    poster: 'videos/ia-nas-empresas',
    date: '2024-03-12',
    title: {
      'pt-br': 'IA nas empresas, com a CEO e o CTO da {company}',
      'en-us': 'AI in companies, with {company}’s CEO and CTO',
      'es-es': 'La IA en las empresas, con la CEO y el CTO de {company}',
    },
    description: {
      'pt-br':
        '{ceo} e {cto} mostram como escolher o primeiro projeto de IA e quem fica responsável por ele depois do lançamento.',
      'en-us': '{ceo} and {cto} show how to choose a first AI project and who owns it once it’s live.',
      'es-es':
        '{ceo} y {cto} explican cómo elegir el primer proyecto de IA y quién debe ocuparse de él después del lanzamiento.',
    },
  },
  {
    id: 'entrevista-cto-jornal',
    videoUrl: 'https://www.youtube-nocookie.com/embed/tecto-demo-2',
    poster: 'videos/entrevista-cto-jornal',
    date: '2023-09-05',
    title: {
      'pt-br': '{cto} fala de IA ao Jornal Costa Aberta',
      'en-us': '{cto} talks AI with Jornal Costa Aberta',
      'es-es': '{cto} habla de IA con el Jornal Costa Aberta',
    },
    description: {
      'pt-br':
        'O CTO da {company} explica por que um modelo de linguagem erra com tanta segurança e como o seu time pode conferir o que ele escreve.',
      'en-us':
        '{company}’s CTO explains why a language model can be so confidently wrong, and how your team can check what it writes.',
      'es-es':
        'El CTO de {company} explica por qué un modelo de lenguaje se equivoca con tanta seguridad y cómo puede tu equipo comprobar lo que escribe.',
    },
  },
  {
    id: 'entrevista-summit',
    videoUrl: 'https://www.youtube-nocookie.com/embed/tecto-demo-3',
    poster: 'videos/entrevista-summit',
    date: '2023-11-21',
    title: {
      'pt-br': 'Entrevista no Summit Arrecife: IA além do piloto',
      'en-us': 'Interview at the Arrecife Summit: AI after the pilot',
      'es-es': 'En el congreso brasileño Arrecife: la IA tras el piloto',
    },
    description: {
      'pt-br':
        'Nos bastidores do evento, uma conversa sobre a distância entre a demonstração que agrada e o sistema que a equipe usa todo dia.',
      'en-us':
        'Backstage at the event, a conversation about the gap between a demo people like and a system people use every day.',
      'es-es':
        'Entre bastidores, una conversación sobre lo que separa la demostración que gusta del sistema que se usa a diario.',
    },
  },
]

export const videos = filled(published(all))
