import { FounderCards } from '../../components/sections/cards/FounderCards.tsx'
import { NewsCard } from '../../components/sections/cards/NewsCard.tsx'
import { PartnerLogos } from '../../components/sections/cards/PartnerLogos.tsx'
import { PointCards } from '../../components/sections/cards/PointCards.tsx'
import { StoryCard } from '../../components/sections/cards/StoryCard.tsx'
import { Technologies } from '../../components/sections/cards/Technologies.tsx'
import { NumberedColumns } from '../../components/sections/NumberedColumns.tsx'
import { RuledRows } from '../../components/sections/RuledRows.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { VideoCard } from '../../components/video/VideoCard.tsx'
import type { Chapter } from '../DesignPage.tsx'
import type { Samples } from '../samples.ts'

const features = [
  { id: 'assistants', icon: 'ai', title: 'ai.features.assistants.title', text: 'ai.features.assistants.text' },
  { id: 'automation', icon: 'automation', title: 'ai.features.automation.title', text: 'ai.features.automation.text' },
  { id: 'analysis', icon: 'decisions', title: 'ai.features.analysis.title', text: 'ai.features.analysis.text' },
] as const
const figures = [
  { id: 'people', title: 'about.why.people.title', text: 'about.why.people.text' },
  { id: 'care', title: 'about.why.care.title', text: 'about.why.care.text', icon: 'shield' },
] as const

/** What sections show several of. */
export const cards = ({ benefits, news, stories, founders, partners, technologies, videos }: Samples): Chapter => ({
  PointCards: { three: <PointCards points={features} /> },
  Stats: { 'words, and an icon': <Stats points={figures} /> },
  RuledRows: { all: <RuledRows rows={benefits} /> },
  NumberedColumns: { three: <NumberedColumns points={features} /> },
  NewsCard: { one: narrow(news.slice(0, 1).map((item) => <NewsCard key={item.slug} news={item} headingLevel="h3" />)) },
  StoryCard: {
    normal: narrow(stories.slice(0, 1).map((story) => <StoryCard key={story.slug} story={story} />)),
    wide: stories.slice(0, 1).map((story) => <StoryCard key={story.slug} story={story} isWide />),
  },
  VideoCard: { one: narrow(videos.slice(0, 1).map((video) => <VideoCard key={video.id} video={video} />)) },
  FounderCards: { both: <FounderCards founders={founders} details={({ bio }) => <p>{bio}</p>} /> },
  PartnerLogos: { all: <PartnerLogos partners={partners} /> },
  Technologies: { all: <Technologies technologies={technologies} /> },
})

function narrow(card: React.ReactNode) {
  return <div className="max-w-96">{card}</div>
}
