import { FormattedMessage } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold.tsx'
import { StoryCard } from '../../components/sections/cards/StoryCard.tsx'
import { Hero } from '../../components/sections/hero/Hero.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import type { PageProps } from '../page-loader.ts'
import { StoriesCall } from './StoriesCall.tsx'
import type { storiesLoader } from './stories.loader.ts'

export function StoriesPage({ content: { stories } }: PageProps<typeof storiesLoader>) {
  return (
    <>
      <Hero title={<FormattedMessage id="stories.list.title" />} intro={<FormattedMessage id="stories.list.intro" />} />
      <BelowTheFold>
        <div className="content relative -mt-12 pb-band">
          <PlainList className="card-list">
            {stories.map((story, index) => (
              <li key={story.slug}>
                <StoryCard story={story} headingLevel="h2" isFirst={index === 0} />
              </li>
            ))}
          </PlainList>
        </div>
        <StoriesCall intro={<FormattedMessage id="stories.next.intro" />} />
      </BelowTheFold>
    </>
  )
}
