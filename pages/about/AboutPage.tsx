import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Columns } from '../../components/sections/Columns.tsx'
import { FounderCards } from '../../components/sections/cards/FounderCards.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { Statement } from '../../components/sections/Statement.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { ServiceRows } from '../../components/sections/services/ServiceRows.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { aboutRoute, standardAboutRoute } from '../routes.ts'
import type { AboutData } from './about.data.ts'

export function AboutPage(): ReactNode {
  return <About {...aboutRoute.useLoaderData().content} />
}

export function StandardAboutPage(): ReactNode {
  return <About {...standardAboutRoute.useLoaderData().content} />
}

/** Served under two layouts; the standard one is shorter and has its own text. */
function About({ variant, services, founders }: AboutData) {
  const isBrief = variant === 'standard'
  const words = isBrief ? standardWords : alternativeWords
  return (
    <>
      {/* Stones that wait to be laid are seen beside the words. */}
      <div className="lg:[&_.backdrop-shade]:-translate-x-[9%]">
        <Hero
          picture="hero/half-laid"
          title={<FormattedMessage id={words.title} />}
          intro={<FormattedMessage id={words.intro} />}
        >
          <Actions>
            <ButtonAnchor href="#servicos" tone="accent">
              <FormattedMessage id="about.hero.button" />
            </ButtonAnchor>
            {isBrief ? (
              <ButtonLink to="/contato" tone="outlineDark">
                <FormattedMessage id="about.next.button" />
              </ButtonLink>
            ) : (
              <ButtonLink to="/casos" tone="outlineDark">
                <FormattedMessage id="about.hero.stories" />
              </ButtonLink>
            )}
          </Actions>
        </Hero>
      </div>
      <Statement tone="mint" title={<FormattedMessage id="about.valley.title" />}>
        <p className="max-w-measure">
          <FormattedMessage id={words.origin} />
        </p>
        {!isBrief && (
          <p className="max-w-measure">
            <FormattedMessage id="about.valley.detail" />
          </p>
        )}
      </Statement>
      <Section isWide title={<FormattedMessage id="about.help.title" />}>
        <Columns points={words.help} />
        <div>
          <ButtonLink to="/contato" tone="solid">
            <FormattedMessage id="about.help.button" />
          </ButtonLink>
        </div>
      </Section>
      <ServiceRows title={<FormattedMessage id="about.services.title" />} services={services} />
      <Section isWide tone="ink" title={<FormattedMessage id="about.people.title" />}>
        <FounderCards
          founders={founders}
          details={({ bio, name, slug }) => (
            <>
              {!isBrief && <p className="text-muted">{bio}</p>}
              {slug && (
                <PageLink to="/contato-{$name}" params={{ name: slug }} className="lone-link">
                  <FormattedMessage id="about.people.card" values={{ name }} />
                </PageLink>
              )}
            </>
          )}
        />
      </Section>
      <Section isWide title={<FormattedMessage id="about.why.title" />}>
        <Stats points={words.why} />
        {!isBrief && (
          <div className="twelve-columns gap-y-2 row-line pt-5">
            <h3 className="text-subhead lg:col-span-4">
              <FormattedMessage id="about.why.care.title" />
            </h3>
            <p className="max-w-measure text-body text-muted lg:col-span-8">
              <FormattedMessage id="about.why.care.text" />
            </p>
          </div>
        )}
      </Section>
      <NextLevel
        title={<FormattedMessage id={words.nextTitle} />}
        intro={<FormattedMessage id={words.nextIntro} />}
        button={<FormattedMessage id="about.next.button" />}
      />
    </>
  )
}

const experience = {
  id: 'experience',
  title: 'about.why.experience.title',
  text: 'about.why.experience.text',
} as const

const alternativeWords = {
  title: 'about.hero.title',
  intro: 'about.hero.intro',
  origin: 'about.valley.text',
  help: [
    { id: 'idea', title: 'about.help.idea.title', text: 'about.help.idea.text' },
    { id: 'team', title: 'about.help.team.title', text: 'about.help.team.text' },
    { id: 'system', title: 'about.help.system.title', text: 'about.help.system.text' },
  ],
  why: [
    { id: 'people', title: 'about.why.people.title', text: 'about.why.people.text' },
    { id: 'speed', title: 'about.why.speed.title', text: 'about.why.speed.text' },
    experience,
  ],
  nextTitle: 'about.next.title',
  nextIntro: 'about.next.intro',
} as const

const standardWords = {
  title: 'about.standard.hero.title',
  intro: 'about.standard.hero.intro',
  origin: 'about.standard.valley.text',
  help: [
    { ...alternativeWords.help[0], text: 'about.standard.help.idea' },
    { ...alternativeWords.help[1], text: 'about.standard.help.team' },
    { ...alternativeWords.help[2], text: 'about.standard.help.system' },
  ],
  why: [experience],
  nextTitle: 'about.standard.next.title',
  nextIntro: 'about.standard.next.intro',
} as const
