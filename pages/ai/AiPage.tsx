import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold.tsx'
import { Answers } from '../../components/sections/Answers.tsx'
import { PointCards } from '../../components/sections/cards/PointCards.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { Rows } from '../../components/sections/Rows.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { Statement } from '../../components/sections/Statement.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
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
        <Section isCompact title={<FormattedMessage id="ai.transform.title" />}>
          <p className="max-w-measure text-intro">
            <FormattedMessage id="ai.transform.text" />
          </p>
        </Section>
        <Section isWide tone="mint" title={<FormattedMessage id="ai.features.title" />}>
          <PointCards points={features} />
        </Section>
        <Statement title={<FormattedMessage id="ai.key.title" />}>
          <p className="max-w-measure">
            <FormattedMessage id="ai.key.text" />
          </p>
        </Statement>
        <Section title={<FormattedMessage id="ai.benefits.title" />}>
          <Rows rows={benefits} />
        </Section>
        <Section isCompact title={<FormattedMessage id="ai.valley.title" />}>
          <p className="max-w-measure text-intro">
            <FormattedMessage id="ai.valley.text" />
          </p>
        </Section>
        <Necessity cost={cost} />
        <PilotWeeks />
        <Answers answers={answers} />
        <Section
          tone="mint"
          title={<FormattedMessage id="ai.next.title" />}
          intro={<FormattedMessage id="ai.next.text" />}
          action={
            <ButtonLink to="/contato" tone="solid">
              <FormattedMessage id="ai.next.button" />
            </ButtonLink>
          }
        >
          <Picture
            name="ways/ai"
            alt={intl.formatMessage({ id: 'ai.footer.alt' })}
            sizes="(min-width: 1025px) 66vw, 100vw"
            className="rounded-card"
          />
        </Section>
      </BelowTheFold>
    </>
  )
}

const features = [
  { id: 'assistants', icon: 'ai', title: 'ai.features.assistants.title', text: 'ai.features.assistants.text' },
  { id: 'automation', icon: 'automation', title: 'ai.features.automation.title', text: 'ai.features.automation.text' },
  { id: 'analysis', icon: 'decisions', title: 'ai.features.analysis.title', text: 'ai.features.analysis.text' },
] as const
