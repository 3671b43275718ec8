import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold.tsx'
import { Answers } from '../../components/sections/Answers.tsx'
import { PointCards } from '../../components/sections/cards/PointCards.tsx'
import { DarkBand } from '../../components/sections/DarkBand.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { RuledRows } from '../../components/sections/RuledRows.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { TextBlock } from '../../components/sections/TextBlock.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { aiRoute } from './ai.route.ts'
import { Necessity } from './Necessity.tsx'
import { PilotWeeks } from './PilotWeeks.tsx'

export function AiPage(): ReactNode {
  const { benefits, answers, cost, story } = aiRoute.useLoaderData().content
  const intl = useIntl()
  return (
    <>
      <Hero
        picture="hero/service-ai"
        title={<FormattedMessage id="ai.hero.title" />}
        intro={<FormattedMessage id="ai.hero.intro" />}
      >
        <Actions>
          <ButtonLink to="/contato" tone="accent">
            <FormattedMessage id="ai.hero.button" />
          </ButtonLink>
        </Actions>
        {story && <StoryLine {...story} />}
      </Hero>
      <BelowTheFold>
        <TextBlock title={<FormattedMessage id="ai.transform.title" />}>
          <p>
            <FormattedMessage id="ai.transform.text" />
          </p>
        </TextBlock>
        <Section title={<FormattedMessage id="ai.features.title" />}>
          <PointCards points={features} />
        </Section>
        <KeyStatement />
        <Section title={<FormattedMessage id="ai.benefits.title" />}>
          <RuledRows rows={benefits} />
        </Section>
        <TextBlock title={<FormattedMessage id="ai.valley.title" />}>
          <p>
            <FormattedMessage id="ai.valley.text" />
          </p>
        </TextBlock>
        <Necessity cost={cost} />
        <PilotWeeks />
        <Answers answers={answers} />
        <TextBlock
          tone="mint"
          picture="ways/ai"
          alt={intl.formatMessage({ id: 'ai.footer.alt' })}
          title={<FormattedMessage id="ai.next.title" />}
        >
          <p>
            <FormattedMessage id="ai.next.text" />
          </p>
          <ButtonLink to="/contato" tone="solid">
            <FormattedMessage id="ai.next.button" />
          </ButtonLink>
        </TextBlock>
      </BelowTheFold>
    </>
  )
}

const features = [
  { id: 'assistants', icon: 'ai', title: 'ai.features.assistants.title', text: 'ai.features.assistants.text' },
  { id: 'automation', icon: 'automation', title: 'ai.features.automation.title', text: 'ai.features.automation.text' },
  { id: 'analysis', icon: 'decisions', title: 'ai.features.analysis.title', text: 'ai.features.analysis.text' },
] as const

function KeyStatement() {
  return (
    <DarkBand title={<FormattedMessage id="ai.key.title" />}>
      <p className="max-w-[34em] text-balance text-intro text-on-dark lg:max-w-[min(34em,58%)]">
        <FormattedMessage id="ai.key.text" />
      </p>
    </DarkBand>
  )
}
