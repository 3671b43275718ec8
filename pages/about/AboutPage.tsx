import { FormattedMessage } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold'
import { PageLink } from '../../components/page/PageLink'
import { Figures } from '../../components/sections/Figures'
import { FounderCards } from '../../components/sections/FounderCards'
import { Actions, Hero } from '../../components/sections/Hero'
import { NextLevel } from '../../components/sections/NextLevel'
import { PointCards } from '../../components/sections/PointCards'
import { Section } from '../../components/sections/Section'
import { ServicesBento } from '../../components/sections/ServicesBento'
import { Story } from '../../components/sections/Story'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink'
import type { PageProps } from '../page-loader'
import type { aboutLoader } from './about.loader'
import { OverlappingSheets } from './OverlappingSheets'

/** About the company; served under two layouts. */
export function AboutPage({ content: { services, founders } }: PageProps<typeof aboutLoader>) {
  return (
    <>
      <Hero
        picture="hero/about"
        title={<FormattedMessage id="about.hero.title" />}
        intro={<FormattedMessage id="about.hero.intro" />}
      >
        <Actions>
          <ButtonAnchor href="#servicos" tone="accent">
            <FormattedMessage id="about.hero.button" />
          </ButtonAnchor>
        </Actions>
      </Hero>
      <BelowTheFold>
        <Story visual={<OverlappingSheets />} title={<FormattedMessage id="about.valley.title" />}>
          <p>
            <FormattedMessage id="about.valley.text" />
          </p>
          <p className="text-muted">
            <FormattedMessage id="about.valley.detail" />
          </p>
        </Story>
        <Section
          tone="mint"
          title={<FormattedMessage id="about.help.title" />}
          intro={<FormattedMessage id="about.help.intro" />}
        >
          <PointCards points={help} />
          <div>
            <ButtonLink to="/contato" tone="solid">
              <FormattedMessage id="about.help.button" />
            </ButtonLink>
          </div>
        </Section>
        <ServicesBento
          title={<FormattedMessage id="about.services.title" />}
          intro={<FormattedMessage id="about.services.intro" />}
          services={services}
        />
        <Section
          tone="ink"
          title={<FormattedMessage id="about.people.title" />}
          intro={<FormattedMessage id="about.people.intro" />}
        >
          <FounderCards
            founders={founders}
            details={({ bio, name, businessCard }) => (
              <>
                <p className="text-muted">{bio}</p>
                {businessCard && (
                  <PageLink
                    to="/contato-{$name}"
                    params={{ name: businessCard }}
                    className="inline-flex min-h-11 items-center inline-link"
                  >
                    <FormattedMessage id="about.people.card" values={{ name }} />
                  </PageLink>
                )}
              </>
            )}
          />
        </Section>
        <Section isStatement title={<FormattedMessage id="about.why.title" />}>
          <Figures points={why} />
          <div>
            <ButtonLink to="/casos" tone="outline">
              <FormattedMessage id="about.why.stories" />
            </ButtonLink>
          </div>
        </Section>
        <NextLevel
          title={<FormattedMessage id="about.next.title" />}
          intro={<FormattedMessage id="about.next.intro" />}
          button={<FormattedMessage id="about.next.button" />}
        />
      </BelowTheFold>
    </>
  )
}

const help = [
  { id: 'idea', title: 'about.help.idea.title', text: 'about.help.idea.text', icon: 'ai' },
  { id: 'team', title: 'about.help.team.title', text: 'about.help.team.text', icon: 'outsourcing' },
  { id: 'system', title: 'about.help.system.title', text: 'about.help.system.text', icon: 'softwareMaintenance' },
] as const

const why = [
  { id: 'people', title: 'about.why.people.title', text: 'about.why.people.text' },
  { id: 'speed', title: 'about.why.speed.title', text: 'about.why.speed.text' },
  { id: 'experience', title: 'about.why.experience.title', text: 'about.why.experience.text' },
  { id: 'care', title: 'about.why.care.title', text: 'about.why.care.text', icon: 'shield' },
] as const
