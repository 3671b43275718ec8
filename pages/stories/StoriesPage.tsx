import { FormattedMessage } from 'react-intl'
import { CardList } from '../../components/sections/cards/CardList.tsx'
import { StoryCard } from '../../components/sections/cards/StoryCard.tsx'
import { SplitHero } from '../../components/sections/hero/SplitHero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import type { StoriesData } from './stories.data.ts'

export default function StoriesPage({ stories, prices, reference }: StoriesData) {
  const { first, before, after } = reference
  return (
    <>
      <SplitHero
        title="stories.list.title"
        intro={<FormattedMessage id="stories.list.intro" values={{ ...prices, count: stories.length }} />}
      >
        <Actions>
          <ButtonLink to="/contato" tone="accent" label="stories.next.button" />
        </Actions>
      </SplitHero>
      <div className="ground-paper">
        <div className="content pt-band-low pb-band">
          <CardList>
            {stories.map((story, index) => (
              <li key={story.slug}>
                <StoryCard story={story} isFirst={index === 0} />
              </li>
            ))}
          </CardList>
        </div>
      </div>
      <NextLevel
        picture="stories/caisbanq"
        title="stories.next.title"
        intro={<FormattedMessage id="stories.list.next" values={{ first, before, after }} />}
        button="stories.next.button"
      />
    </>
  )
}
