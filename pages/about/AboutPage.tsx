import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Columns } from '../../components/sections/Columns.tsx'
import { FounderCards } from '../../components/sections/cards/FounderCards.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { Statement } from '../../components/sections/Statement.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { AboutData } from './about.data.ts'

/** Served under two layouts; the standard one is shorter and has its own text. */
export default function AboutPage({ variant, services, founders }: AboutData) {
  const isBrief = variant === 'standard'
  const words = isBrief ? standardWords : alternativeWords
  return (
    <>
      {/* Stones that wait to be laid are seen beside the words. */}
      <div className="lg:[&_.backdrop-shade]:-translate-x-[9%]">
        <Hero picture="hero/half-laid" title={words.title} intro={words.intro}>
          <Actions>
            <ButtonAnchor href="#servicos" tone="accent" label="about.hero.button" />
            <ButtonLink to="/casos" tone="outlineDark" label="about.hero.stories" />
          </Actions>
        </Hero>
      </div>
      <Statement tone="mint" isWide={!isBrief} title="about.valley.title">
        <Text className="max-w-measure" words={words.origin} />
        {!isBrief && <Text className="max-w-measure" words="about.valley.detail" />}
      </Statement>
      <Section isWide title="about.help.title">
        <Columns points={words.help} />
        <div>
          <ButtonLink to="/contato" tone="solid" label="about.help.button" />
        </div>
      </Section>
      <Section id="servicos" title="about.services.title">
        <PlainList>
          {services.map(({ id, slug, title }) => (
            <li key={id} className="group relative row-line">
              <h3 className="text-quote">
                <PageLink
                  to="/servicos/$slug"
                  params={{ slug }}
                  className="flex items-center justify-between gap-5 py-4 text-inherit no-underline hover:underline focusable"
                >
                  {title}
                  <Icon
                    name="arrowRight"
                    className="text-link text-2xl transition-transform group-hover:translate-x-1"
                  />
                </PageLink>
              </h3>
            </li>
          ))}
        </PlainList>
      </Section>
      <Section isWide tone="ink" title="about.people.title">
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
      {/* A single figure, of the founders, stands with them. */}
      <Section isCompact={isBrief} isWide={!isBrief} tone={isBrief ? 'ink' : 'paper'} title="about.why.title">
        <Stats points={words.why} />
        {!isBrief && (
          <div className="twelve-columns gap-y-2 row-line pt-5">
            <Text as="h3" className="text-subhead lg:col-span-4" words="about.why.care.title" />
            <Text className="max-w-measure text-body text-muted lg:col-span-8" words="about.why.care.text" />
          </div>
        )}
      </Section>
      <NextLevel title={words.nextTitle} intro={words.nextIntro} button="about.next.button" />
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
