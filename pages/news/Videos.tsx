import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Carousel } from '../../components/carousel/Carousel.tsx'
import { VideoCard } from '../../components/video/VideoCard.tsx'
import type { NewsContent } from './news.source.ts'

/** One video plays at a time, and only while its slide is in view. */
export function Videos({ videos }: Pick<NewsContent, 'videos'>) {
  const intl = useIntl()
  const [playing, play] = useState<string>()
  return (
    <Carousel
      layout="videos"
      label={intl.formatMessage({ id: 'news.videos.title' })}
      slides={videos.map((video) => ({
        id: video.id,
        content: <VideoCard video={video} isPlaying={video.id === playing} onPlay={() => play(video.id)} />,
      }))}
      onView={(ids) => play((current) => (current && ids.includes(current) ? current : undefined))}
    />
  )
}
