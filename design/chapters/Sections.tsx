import { FormattedMessage } from 'react-intl'
import { LeadForm } from '../../components/forms/LeadForm'
import { FounderCards } from '../../components/sections/FounderCards'
import { Actions, Hero, Highlight } from '../../components/sections/Hero'
import { LeadSection } from '../../components/sections/LeadSection'
import { NewsCard } from '../../components/sections/NewsCard'
import { NextLevel } from '../../components/sections/NextLevel'
import { PartnerLogos } from '../../components/sections/PartnerLogos'
import { MessagePoints, PointCards } from '../../components/sections/PointCards'
import { Section } from '../../components/sections/Section'
import { ServicesGrid } from '../../components/sections/ServicesGrid'
import { Story } from '../../components/sections/Story'
import { Technologies } from '../../components/sections/Technologies'
import { WaveBand } from '../../components/sections/WaveBand'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink'
import { InState, Specimen } from '../Specimen'
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
        <Hero
          picture="hero/home"
          portrait="hero/home-portrait"
          size="tall"
          title={highlighted}
          intro={<FormattedMessage id="home.hero.intro" />}
        >
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
  return (['paper', 'mint', 'dark'] as const).map((tone) => (
    <Specimen key={tone} isWide label={`tone ${tone}`}>
      <Section
        tone={tone}
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
      {(['paper', 'mint', 'dark'] as const).map((tone) => (
        <Specimen key={tone} isWide label={`tone ${tone}`}>
          <Story tone={tone} title={title}>
            {text}
          </Story>
        </Specimen>
      ))}
      <Specimen isWide label="picture at the right">
        <Story picture="hero/light" title={title}>
          {text}
        </Story>
      </Specimen>
      <Specimen isWide label="tone mint, picture at the left, with a button">
        <Story tone="mint" picture="products/ai-seller" side="left" title={title}>
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
  return (['title', 'hero'] as const).map((size) => (
    <Specimen key={size} isWide label={`size ${size}`}>
      <WaveBand picture="hero/home" size={size} title={<FormattedMessage id="ai.key.title" />}>
        <p className="max-w-[34em] text-intro">
          <FormattedMessage id="ai.key.text" />
        </p>
      </WaveBand>
    </Specimen>
  ))
}

export function Services() {
  const { services } = useSamples()
  const words = {
    title: <FormattedMessage id="home.services.title" />,
    intro: <FormattedMessage id="home.services.intro" />,
  }
  return (
    <>
      <Specimen isWide label="three columns, the last card wide">
        <ServicesGrid {...words} services={services} />
      </Specimen>
      <Specimen isWide label="two columns, the first card hovered">
        <InState of="article" state="hover">
          <ServicesGrid {...words} services={services.slice(0, 2)} columns="two" />
        </InState>
      </Specimen>
      <Specimen isWide label="two columns, the first card focused">
        <InState of="a" state="focus">
          <ServicesGrid {...words} services={services.slice(0, 2)} columns="two" />
        </InState>
      </Specimen>
    </>
  )
}

const features = [
  { id: 'assistants', icon: 'ai', title: 'ai.features.assistants.title', text: 'ai.features.assistants.text' },
  { id: 'automation', icon: 'automation', title: 'ai.features.automation.title', text: 'ai.features.automation.text' },
  { id: 'analysis', icon: 'decisions', title: 'ai.features.analysis.title', text: 'ai.features.analysis.text' },
] as const

export function Points() {
  const { benefits: points } = useSamples()
  return (
    <>
      <Specimen label="in two, without icons">
        <PointCards in="two" points={points.slice(0, 2).map(({ icon: _, ...point }) => point)} />
      </Specimen>
      <Specimen label="in three, words of the interface">
        <MessagePoints in="three" points={features} />
      </Specimen>
      <Specimen label="in four, titles only">
        <PointCards in="four" points={points.slice(0, 4).map(({ id, title }) => ({ id, title }))} />
      </Specimen>
      <Specimen label="in five">
        <PointCards in="five" points={points} />
      </Specimen>
    </>
  )
}

export function NewsCards() {
  const { news } = useSamples()
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {news.slice(0, 3).map((item, index) => {
        const { state, of } = cardStates[index] ?? cardStates[0]
        return (
          <Specimen key={item.slug} label={state}>
            <InState of={of} state={state}>
              <NewsCard news={item} headingLevel="h3" />
            </InState>
          </Specimen>
        )
      })}
    </div>
  )
}

const cardStates = [
  { state: 'rest', of: 'article' },
  { state: 'hover', of: 'article' },
  { state: 'focus', of: 'a' },
] as const

export function Founders() {
  const { founders } = useSamples()
  return <FounderCards founders={founders} details={({ bio }) => <p className="text-muted">{bio}</p>} />
}

export function Partners() {
  const { partners } = useSamples()
  return <PartnerLogos partners={partners} />
}

export function TechnologyLists() {
  const { technologies } = useSamples()
  return <Technologies technologies={technologies} />
}

export function LeadSections() {
  return (
    <LeadSection
      id="sample-lead"
      title={<FormattedMessage id="hire.form.title" />}
      intro={<FormattedMessage id="hire.form.intro" />}
      picture="services/outsourcing"
    >
      <LeadForm onSend={async () => {}} onSent={async () => {}} />
    </LeadSection>
  )
}

export function NextLevels() {
  return (
    <>
      <Specimen isWide label="in the words of every page">
        <NextLevel />
      </Specimen>
      <Specimen isWide label="in words of a page">
        <NextLevel title="news.cta.title" intro="news.cta.intro" button="news.cta.button" />
      </Specimen>
    </>
  )
}
