import { FormattedMessage } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold'
import { Answers } from '../../components/sections/Answers'
import { Figures } from '../../components/sections/Figures'
import { Actions, Hero } from '../../components/sections/Hero'
import { LeadSection } from '../../components/sections/LeadSection'
import { Section } from '../../components/sections/Section'
import { StoryPicture } from '../../components/sections/Story'
import { Technologies } from '../../components/sections/Technologies'
import { ButtonAnchor } from '../../components/ui/ButtonLink'
import { Icon } from '../../components/ui/Icon'
import { specifiedLocale } from '../../content/site'
import type { PageProps } from '../page-loader'
import { leadRequest } from '../request-parts'
import { ExpertiseBanner } from './ExpertiseBanner'
import type { hireLoader } from './hire.loader'
import { interviewCalendar } from './interview-calendar'
import { Testimonial } from './Testimonial'

/** The landing page for hiring technology professionals. */
export function HirePage({ content: { testimonial, technologies, answers, terms } }: PageProps<typeof hireLoader>) {
  return (
    <>
      <Hero
        picture="hero/hire"
        title={<FormattedMessage id="hire.hero.title" />}
        intro={<FormattedMessage id="hire.hero.intro" />}
      >
        <Actions>
          <ButtonAnchor href="#formulario" tone="accent">
            <FormattedMessage id="hire.hero.button" />
            <Icon name="arrowDown" />
          </ButtonAnchor>
        </Actions>
      </Hero>
      <BelowTheFold>
        <LeadSection
          id="formulario"
          title={<FormattedMessage id="hire.form.title" />}
          intro={<FormattedMessage id="hire.form.intro" />}
          visual={<StoryPicture name="services-narrow/outsourcing" />}
          forReadersOf={specifiedLocale('leadStates')}
        >
          <leadRequest.Component thanksIn={specifiedLocale('hireThanks')} />
        </LeadSection>
        <Section isStatement title={<FormattedMessage id="hire.reasons.title" />}>
          <Figures points={reasons} />
        </Section>
        <Section
          tone="mint"
          title={<FormattedMessage id="hire.calendar.title" />}
          intro={<FormattedMessage id="hire.calendar.intro" />}
        >
          <div id="calendario">
            <interviewCalendar.Component {...terms} />
          </div>
        </Section>
        <ExpertiseBanner formId="formulario" />
        <Testimonial {...testimonial} />
        <Answers answers={answers} />
        <Section tone="mint" title={<FormattedMessage id="hire.technologies.title" />}>
          <Technologies technologies={technologies} />
        </Section>
      </BelowTheFold>
    </>
  )
}

const reasons = [
  { id: 'pool', title: 'hire.reasons.pool.title', text: 'hire.reasons.pool.text' },
  { id: 'speed', title: 'hire.reasons.speed.title', text: 'hire.reasons.speed.text' },
  { id: 'selection', title: 'hire.reasons.selection.title', text: 'hire.reasons.selection.text' },
  { id: 'flexibility', title: 'hire.reasons.flexibility.title', text: 'hire.reasons.flexibility.text' },
] as const
