import { z } from 'zod'
import { publication } from './entries.ts'
import { shownDay, slug } from './schema/fields.ts'
import { cover } from './schema/pictures.ts'
import { localizedText } from './text/text.schema.ts'

export const video = z.strictObject({
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
