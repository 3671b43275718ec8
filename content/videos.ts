import { z } from 'zod'
import { localized, publication, shownDay, slug, text, unique } from './checks/localized.schema.ts'
import { cover } from './checks/picture.schema.ts'
import { published } from './dates/published.ts'
import { readContent } from './read-content.ts'
import { filled } from './text/placeholders.ts'

export const videos = filled(published(readContent<Video[]>('content/videos.json')))

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
  title: localized(text(90)),
  description: localized(text(220)),
})
export type Video = z.infer<typeof video>
export const videosSchema = z
  .array(video)
  .superRefine(unique('id', (item: Video) => item.id))
  .superRefine(unique('videoUrl', (item: Video) => item.videoUrl))
