import { FormattedMessage } from 'react-intl'
import { RequestForm } from '../../components/forms/RequestForm'
import { Actions, Hero } from '../../components/sections/Hero'
import { Highlight } from '../../components/sections/Highlight'
import { LeadSection } from '../../components/sections/LeadSection'
import { NextLevel } from '../../components/sections/NextLevel'
import { RisingSteps } from '../../components/sections/RisingSteps'
import { Section } from '../../components/sections/Section'
import { Statements } from '../../components/sections/Statements'
import { Story, StoryPicture } from '../../components/sections/Story'
import { WaveBand } from '../../components/sections/WaveBand'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink'
import { Drawing } from '../../components/ui/Drawing'
import { defaultLocale } from '../../locales/locales'
import { OverlappingSheets } from '../../pages/about/OverlappingSheets'
import { Testimonial } from '../../pages/hire/Testimonial'
import { leadForm } from '../../requests/lead-form'
import { Specimen } from '../Specimen'
import { useSamples } from '../samples'

export function Heroes() {
  const highlighted = (
    <FormattedMessage
      id="home.hero.title"
      values={{ highlight: (words) => <Highlight key="highlight">{words}</Highlight> }}
    />
  )
  return (
    <>
      <Specimen isWide label="size tall, upright picture on a phone, highlight, buttons">
        <Hero picture="hero/home" size="tall" title={highlighted} intro={<FormattedMessage id="home.hero.intro" />}>
          <Actions>
            <ButtonLink to="/contato" tone="accent">
              <FormattedMessage id="home.hero.contact" />
            </ButtonLink>
            <ButtonAnchor href="#hero" tone="outlineDark">
              <FormattedMessage id="home.hero.services" />
            </ButtonAnchor>
          </Actions>
        </Hero>
      </Specimen>
      <Specimen isWide label="size normal, a badge above the title">
        <Hero
          picture="hero/about"
          title={<FormattedMessage id="about.hero.title" />}
          intro={<FormattedMessage id="about.hero.intro" />}
          meta={<p className="rounded-pill bg-white/15 px-4 py-1">Badge</p>}
        />
      </Specimen>
      <Specimen isWide label="size low">
        <Hero
          picture="hero/news"
          size="low"
          title={<FormattedMessage id="news.list.title" />}
          intro={<FormattedMessage id="news.list.intro" />}
        />
      </Specimen>
    </>
  )
}

export function SectionTones() {
  return (['paper', 'mint'] as const).map((tone) => (
    <Specimen key={tone} isWide label={`tone ${tone}`}>
      <Section
        tone={tone}
        isStatement={tone === 'mint'}
        title={<FormattedMessage id="home.partners.title" />}
        intro={<FormattedMessage id="home.partners.intro" />}
      />
    </Specimen>
  ))
}

export function Stories() {
  const title = <FormattedMessage id="about.valley.title" />
  const text = (
    <p>
      <FormattedMessage id="about.valley.text" />
    </p>
  )
  return (
    <>
      <Specimen isWide label="a drawing at the right">
        <Story visual={<Drawing name="loop" />} title={title}>
          {text}
        </Story>
      </Specimen>
      <Specimen isWide label="sheets that overlap">
        <Story visual={<OverlappingSheets />} title={title}>
          {text}
        </Story>
      </Specimen>
      <Specimen isWide label="tone mint, picture at the left, with a button">
        <Story tone="mint" visual={<StoryPicture name="products/ai-seller" />} side="left" title={title}>
          {text}
          <ButtonLink to="/contato" tone="solid">
            <FormattedMessage id="home.hero.contact" />
          </ButtonLink>
        </Story>
      </Specimen>
    </>
  )
}

export function Bands() {
  return (['title', 'statement'] as const).map((size) => (
    <Specimen key={size} isWide label={`size ${size}`}>
      <WaveBand picture="hero/home" size={size} title={<FormattedMessage id="ai.key.title" />}>
        <p className="max-w-[34em] text-intro">
          <FormattedMessage id="ai.key.text" />
        </p>
      </WaveBand>
    </Specimen>
  ))
}

const points = [
  { id: 'people', title: 'about.help.idea.title', text: 'about.help.idea.text' },
  { id: 'team', title: 'about.help.team.title', text: 'about.help.team.text' },
  { id: 'system', title: 'about.help.system.title', text: 'about.help.system.text' },
] as const

export function Statement() {
  return <Statements picture="call/stories" title={<FormattedMessage id="about.help.title" />} points={points} />
}

export function Steps() {
  return (
    <Section title={<FormattedMessage id="about.help.title" />}>
      <RisingSteps points={points} />
    </Section>
  )
}

export function Testimonials() {
  const { testimonial } = useSamples()
  return <Testimonial {...testimonial} />
}

export function LeadSections() {
  return (
    <LeadSection
      id="sample-lead"
      title={<FormattedMessage id="hire.form.title" />}
      intro={<FormattedMessage id="hire.form.intro" />}
      visual={<StoryPicture name="services/outsourcing" />}
      forReadersOf={defaultLocale}
    >
      <RequestForm declaration={leadForm} onSend={async () => {}} onSent={async () => {}} />
    </LeadSection>
  )
}

export function NextLevels() {
  return (
    <Specimen isWide label="in words of a page">
      <NextLevel
        title={<FormattedMessage id="news.cta.title" />}
        intro={<FormattedMessage id="news.cta.intro" />}
        button={<FormattedMessage id="news.cta.button" />}
        alsoIn={defaultLocale}
      />
    </Specimen>
  )
}
