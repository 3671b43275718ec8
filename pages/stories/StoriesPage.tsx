import { FormattedMessage } from 'react-intl'
import { FirstStory, StoryCard } from '../../components/sections/cards/StoryCard.tsx'
import { HeroGround, HeroIntro, HeroTitle } from '../../components/sections/hero/Hero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import type { StoriesContent } from './stories.source.ts'

/** The page of all client stories. It opens with the newest one. */
export default function StoriesPage({ stories, references, prices }: StoriesContent) {
  const [newest, ...others] = stories
  const { first, second, before, after } = references
  return (
    <>
      <HeroGround className="pb-band-low">
        <div className="content twelve-columns gap-y-6">
          <HeroTitle className="lg:col-span-12" words="stories.list.title" />
          <HeroIntro
            className="lg:col-span-8"
            words={<FormattedMessage id="stories.list.intro" values={{ ...prices, count: stories.length }} />}
          />
          {newest && (
            <div className="mt-2 lg:col-span-12">
              <FirstStory story={newest}>
                <Actions>
                  <ButtonLink to="/contato" tone="accent" label="stories.next.button" />
                </Actions>
              </FirstStory>
            </div>
          )}
        </div>
      </HeroGround>
      <div className="ground-paper">
        <PlainList className="band cards sm:grid-cols-2">
          {others.map((story) => (
            <li key={story.slug}>
              <StoryCard story={story} />
            </li>
          ))}
        </PlainList>
      </div>
      <NextLevel
        picture="stories/caisbanq"
        title="stories.next.title"
        intro={<FormattedMessage id="stories.list.next" values={{ first, second, before, after }} />}
        button="stories.next.button"
      />
    </>
  )
}
