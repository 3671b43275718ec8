import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Founders } from '../../components/sections/Founders.tsx'
import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import type { MessageId } from '../../locales/message-id.ts'
import type { AboutContent } from './about.source.ts'

// What both about pages have, each with its own words.

export function AboutHero({ title, intro }: { title: MessageId; intro: MessageId }) {
  return (
    <PictureHero picture="hero/half-laid" look="half" title={title} intro={intro}>
      <Actions>
        <ButtonAnchor href="#servicos" tone="accent" label="about.hero.button" />
        <ButtonLink to="/casos" tone="outlineDark" label="about.hero.stories" />
      </Actions>
    </PictureHero>
  )
}

export function HelpButton() {
  return <ButtonLink to="/contato" tone="solid" label="about.help.button" />
}

type Founder = AboutContent['founders'][number]

interface PeopleProps extends Pick<AboutContent, 'founders'> {
  /** What is told of each. */
  about?: (founder: Founder) => ReactNode
}

export function People({ founders, about }: PeopleProps) {
  return (
    <WideSection ground="dark" title="about.people.title">
      <Founders
        founders={founders}
        details={(founder) => (
          <>
            {about?.(founder)}
            {founder.slug && (
              <PageLink to="/contato-{$name}" params={{ name: founder.slug }} className="lone-link">
                <FormattedMessage id="about.people.card" values={{ name: founder.name }} />
              </PageLink>
            )}
          </>
        )}
      />
    </WideSection>
  )
}

export const why = [
  { id: 'people', title: 'about.why.people.title', text: 'about.why.people.text' },
  { id: 'speed', title: 'about.why.speed.title', text: 'about.why.speed.text' },
  { id: 'experience', title: 'about.why.experience.title', text: 'about.why.experience.text' },
] as const
