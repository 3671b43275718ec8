import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Founders } from '../../components/sections/Founders.tsx'
import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { Points, type PointsProps } from '../../components/sections/Points.tsx'
import { PairedSection, SectionPair, WideSection } from '../../components/sections/Section.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import type { MessageId } from '../../locales/message-id.ts'
import type { AboutContent } from './about.source.ts'

// What both about pages have, each with its own words.

export function AboutHero({ title, intro }: { title: MessageId; intro: MessageId }) {
  return (
    <PictureHero picture="hero/half-laid" title={title} intro={intro}>
      <Actions>
        <ButtonAnchor href="#servicos" tone="accent" label="about.hero.button" />
        <ButtonLink to="/casos" tone="outlineDark" label="about.hero.stories" />
      </Actions>
    </PictureHero>
  )
}

interface OfferProps extends Pick<AboutContent, 'services'>, PointsProps {}

/** When the company can help, and the services as rows, each with the shape that stands for it. */
export function Offer({ points, services }: OfferProps) {
  return (
    <SectionPair>
      <PairedSection
        title="about.help.title"
        action={<ButtonLink to="/contato" tone="solid" label="about.help.button" />}
      >
        <Points points={points} />
      </PairedSection>
      <PairedSection id="servicos" title="about.services.title">
        <PlainList className="grid w-full">
          {services.map(({ id, slug, title }) => (
            <li key={id} className="group row-line">
              <h3 className="text-subhead">
                <PageLink
                  to="/servicos/$slug"
                  params={{ slug }}
                  className="flex items-center gap-3 py-2 sm:gap-5 hover:underline focusable [&>picture]:shrink-0"
                >
                  <Picture
                    name={`tiles/${id}`}
                    alt=""
                    sizes="96px"
                    className="w-24 rounded-field bg-deep max-sm:hidden"
                  />
                  <span className="grow">{title}</span>
                  <Icon name="arrowRight" className="text-link text-2xl nudged" />
                </PageLink>
              </h3>
            </li>
          ))}
        </PlainList>
      </PairedSection>
    </SectionPair>
  )
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
