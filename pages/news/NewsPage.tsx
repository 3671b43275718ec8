import { FormattedMessage, useIntl } from 'react-intl'
import { Carousel } from '../../components/carousel/Carousel.tsx'
import { Dispensable } from '../../components/page/Dispensable.tsx'
import { CardList } from '../../components/sections/cards/CardList.tsx'
import { NewsCard } from '../../components/sections/cards/NewsCard.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { VideoCard } from '../../components/video/VideoCard.tsx'
import { newsRoute } from '../routes.ts'

export function NewsPage() {
  const intl = useIntl()
  const { news, videos } = newsRoute.useLoaderData().content
  return (
    <>
      <Hero
        picture="hero/stones"
        title={<FormattedMessage id="news.list.title" />}
        intro={<FormattedMessage id="news.list.intro" />}
      >
        <Actions>
          <ButtonLink to="/casos" tone="accent">
            <FormattedMessage id="news.list.stories" />
          </ButtonLink>
        </Actions>
      </Hero>
      <div className="ground-paper band">
        <CardList>
          {news.map((item, index) => (
            <li key={item.slug}>
              <NewsCard news={item} isFirst={index === 0} />
            </li>
          ))}
        </CardList>
      </div>
      <Section isWide title={<FormattedMessage id="news.videos.title" />}>
        <Dispensable>
          <Carousel
            layout="videos"
            label={intl.formatMessage({ id: 'news.videos.title' })}
            slides={videos.map((video) => ({ id: video.id, content: <VideoCard video={video} /> }))}
          />
        </Dispensable>
      </Section>
      <NextLevel
        isDark
        title={<FormattedMessage id="news.cta.title" />}
        intro={<FormattedMessage id="news.cta.intro" />}
        button={<FormattedMessage id="news.cta.button" />}
      />
    </>
  )
}
