import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CandidateScreen } from '../../components/screens/screens.tsx'
import { Answers } from '../../components/sections/Answers.tsx'
import { Technologies } from '../../components/sections/cards/Technologies.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { Statement } from '../../components/sections/Statement.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { LeadSection } from '../../forms/LeadSection.tsx'
import { LeadForm } from '../../forms/site-forms.tsx'
import { salesLocale } from '../../locales/locales.ts'
import { hireRoute } from '../routes.ts'
import { Testimonial } from './Testimonial.tsx'

export function HirePage(): ReactNode {
  const { testimonial, story, technologies, answers, people } = hireRoute.useLoaderData().content
  return (
    <>
      <Hero
        picture="hero/hire"
        screen={<CandidateScreen label="screens.candidate.alt" />}
        title={<FormattedMessage id="hire.hero.title" />}
        intro={<FormattedMessage id="hire.hero.intro" />}
      >
        <Actions>
          <ButtonAnchor href="#formulario" tone="accent">
            <FormattedMessage id="hire.hero.button" />
            <Icon name="arrowDown" />
          </ButtonAnchor>
        </Actions>
        {story && <StoryLine {...story} />}
      </Hero>
      <LeadSection
        id="formulario"
        title={<FormattedMessage id="hire.form.title" />}
        intro={<FormattedMessage id="hire.form.intro" />}
        people={people}
      >
        <LeadForm thanksLocale={salesLocale} />
      </LeadSection>
      <Section isWide title={<FormattedMessage id="hire.reasons.title" />}>
        <Stats points={reasons} />
        <p className="max-w-measure text-intro">
          <FormattedMessage id="hire.hours.text" />
        </p>
      </Section>
      <Statement title={<FormattedMessage id="hire.expertise.title" />}>
        <p className="max-w-measure">
          <FormattedMessage id="hire.expertise.intro" />
        </p>
        <ButtonAnchor href="#formulario" tone="accent">
          <FormattedMessage id="hire.expertise.button" />
        </ButtonAnchor>
      </Statement>
      <Testimonial {...testimonial} />
      <Answers answers={answers} />
      <Section isCompact isWide title={<FormattedMessage id="hire.technologies.title" />}>
        <Technologies technologies={technologies} />
      </Section>
    </>
  )
}

const reasons = [
  { id: 'pool', title: 'hire.reasons.pool.title', text: 'hire.reasons.pool.text' },
  { id: 'speed', title: 'hire.reasons.speed.title', text: 'hire.reasons.speed.text' },
  { id: 'selection', title: 'hire.reasons.selection.title', text: 'hire.reasons.selection.text' },
  { id: 'flexibility', title: 'hire.reasons.flexibility.title', text: 'hire.reasons.flexibility.text' },
] as const
