import { OptionalPart } from '../../components/page/OptionalPart.tsx'
import { CardList } from '../../components/sections/cards/CardList.tsx'
import { NewsCard } from '../../components/sections/cards/NewsCard.tsx'
import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { QuietNextLevel } from '../../components/sections/NextLevel.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import type { NewsContent } from './news.source.ts'
import { Videos } from './Videos.tsx'

export default function NewsPage({ news, videos }: NewsContent) {
  return (
    <>
      <PictureHero picture="hero/stones" title="news.list.title" intro="news.list.intro">
        <Actions>
          <ButtonLink to="/casos" tone="accent" label="news.list.stories" />
        </Actions>
      </PictureHero>
      <div className="ground-paper">
        <div className="content pt-band-low pb-band">
          <CardList>
            {news.map((item, index) => (
              <li key={item.slug}>
                <NewsCard news={item} place={index === 0 ? 'first' : 'later'} />
              </li>
            ))}
          </CardList>
        </div>
      </div>
      <WideSection title="news.videos.title">
        <OptionalPart>
          <Videos videos={videos} />
        </OptionalPart>
      </WideSection>
      <QuietNextLevel title="news.cta.title" intro="news.cta.intro" button="news.cta.button" />
    </>
  )
}
