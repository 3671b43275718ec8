import { z } from 'zod'
import { entries, publication } from './entries.ts'
import { shownDay, slug } from './schema/fields.ts'
import { cover } from './schema/pictures.ts'
import { localizedText } from './text/text.schema.ts'

const video = z.strictObject({
  ...publication,
  id: slug,
  /** The privacy-enhanced domain, which stores nothing before the visitor plays the video. */
  videoUrl: z
    .string()
    .regex(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/,
      'is not a video address such as https://www.youtube-nocookie.com/embed/name-of-the-video',
    ),
  poster: cover,
  /** The date of publication on the video platform. */
  date: shownDay,
  title: localizedText(90),
  description: localizedText(220),
})

/** In display order. */
export const { shown: videos, hidden: hiddenVideos } = entries({ file: 'content/videos.ts', schema: video, least: 3 }, [
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
      'pt-br': 'Como escolher o primeiro projeto de IA.',
      'en-us': 'How to choose a first AI project.',
      'es-es': 'Cómo elegir el primer proyecto de IA.',
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
      'pt-br': 'Por que um modelo de linguagem inventa respostas.',
      'en-us': 'Why a language model makes things up.',
      'es-es': 'Por qué un modelo de lenguaje se inventa respuestas.',
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
      'pt-br': 'Da demonstração ao sistema que o time usa.',
      'en-us': 'From a demo to a system people use.',
      'es-es': 'De la demostración al sistema que se usa.',
    },
  },
])
