import { FormattedMessage } from 'react-intl'
import { RequestForm } from '../../components/forms/RequestForm.tsx'
import { Answers } from '../../components/sections/Answers.tsx'
import { DarkBand } from '../../components/sections/DarkBand.tsx'
import { Actions, Hero, Highlight } from '../../components/sections/hero/Hero.tsx'
import { LeadSection } from '../../components/sections/LeadSection.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { Statements } from '../../components/sections/Statements.tsx'
import { Story } from '../../components/sections/Story.tsx'
import { ServicesGrid } from '../../components/sections/services/ServicesGrid.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Testimonial } from '../../pages/hire/Testimonial.tsx'
import { leadForm } from '../../requests/lead-form.ts'
import type { Chapter } from '../DesignPage.tsx'
import type { Samples } from '../samples.ts'

const title = <FormattedMessage id="about.valley.title" />
const text = <FormattedMessage id="about.valley.text" />
const services = { title: <FormattedMessage id="home.services.title" /> }
const nothing = async () => {}
const points = [
  { id: 'people', title: 'about.help.idea.title', text: 'about.help.idea.text' },
  { id: 'team', title: 'about.help.team.title', text: 'about.help.team.text' },
] as const

/** Bands of a page, in words of the site. */
export const sections = ({ services: all, answers, testimonial }: Samples): Chapter => ({
  Hero: {
    'tall, with a highlight and buttons': (
      <Hero
        picture="hero/home"
        size="tall"
        title={
          <FormattedMessage
            id="home.hero.title"
            values={{ highlight: (words) => <Highlight key="highlight">{words}</Highlight> }}
          />
        }
        intro={text}
      >
        <Actions>
          <ButtonLink to="/contato" tone="accent">
            <FormattedMessage id="home.hero.contact" />
          </ButtonLink>
          <ButtonAnchor href="#Hero" tone="outlineDark">
            <FormattedMessage id="home.hero.services" />
          </ButtonAnchor>
        </Actions>
      </Hero>
    ),
    'normal, with a badge': (
      <Hero
        picture="hero/stones"
        title={title}
        intro={text}
        meta={<p className="rounded-pill bg-white/15 px-4 py-1">Badge</p>}
      />
    ),
    plain: <Hero title={title} intro={text} />,
  },
  Section: {
    paper: <Section title={title} intro={text} />,
    mint: <Section tone="mint" title={title} intro={text} />,
    accent: <Section tone="accent" title={title} intro={text} />,
    ink: <Section tone="ink" title={title} intro={text} />,
    'to look up': <Section isReference title={title} intro={text} />,
  },
  Story: {
    'beside its title': <Story title={title}>{text}</Story>,
    'mint, with a picture': (
      <Story tone="mint" picture="products/ai-seller" title={title}>
        {text}
      </Story>
    ),
  },
  DarkBand: {
    title: (
      <DarkBand picture="hero/home" title={title}>
        {text}
      </DarkBand>
    ),
    statement: (
      <DarkBand picture="hero/home" size="statement" title={title}>
        {text}
      </DarkBand>
    ),
  },
  Statements: { two: <Statements title={title} points={points} /> },
  Answers: { paper: <Answers answers={answers} />, mint: <Answers answers={answers} tone="mint" /> },
  Testimonial: { 'of the hire page': <Testimonial {...testimonial} /> },
  ServicesGrid: {
    all: <ServicesGrid {...services} services={all} />,
    'four, as an index on phones': <ServicesGrid isIndex {...services} services={all.slice(0, 4)} />,
  },
  LeadSection: {
    'with who answers': (
      <LeadSection id="sample-lead" title={title} intro={text} who={[]}>
        <RequestForm declaration={leadForm} onSend={nothing} onSent={nothing} />
      </LeadSection>
    ),
  },
  NextLevel: {
    'in words of a page': <NextLevel title={title} intro={text} button={<FormattedMessage id="news.cta.button" />} />,
  },
})
