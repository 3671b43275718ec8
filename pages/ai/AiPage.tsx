import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { wideWindow } from '../../components/layout/layout-widths.ts'
import { ErrorBoundary } from '../../components/page/ErrorBoundary.tsx'
import { ArchiveScreen } from '../../components/screens/screens.tsx'
import { Answers } from '../../components/sections/Answers.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { Paragraphs } from '../../components/sections/Paragraphs.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { Statement } from '../../components/sections/Statement.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { aiRoute } from '../routes.ts'
import { Benefits } from './Benefits.tsx'
import { PilotWeeks } from './PilotWeeks.tsx'
import { WaitingCost } from './WaitingCost.tsx'

export function AiPage(): ReactNode {
  const { benefits, answers, cost, story } = aiRoute.useLoaderData().content
  const intl = useIntl()
  return (
    <>
      <Hero
        picture="hero/service-ai"
        screen={<ArchiveScreen label="screens.archive.alt" />}
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
      <Paragraphs sections={[transform]} />
      <Section isWide title={<FormattedMessage id="ai.features.title" />}>
        <Features />
      </Section>
      <Statement title={<FormattedMessage id="ai.key.title" />}>
        <p className="max-w-measure">
          <FormattedMessage id="ai.key.text" />
        </p>
      </Statement>
      <Section isWide tone="mint" title={<FormattedMessage id="ai.benefits.title" />}>
        <Benefits benefits={benefits} />
      </Section>
      <Paragraphs sections={[valley]} />
      <Section
        isWide
        id="custo"
        title={<FormattedMessage id="ai.necessity.title" />}
        intro={<FormattedMessage id="ai.necessity.text" />}
      >
        <ErrorBoundary>
          <WaitingCost {...cost} />
        </ErrorBoundary>
      </Section>
      <PilotWeeks />
      <Answers answers={answers} />
      <Section
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
          sizes={`${wideWindow} 60vw, 100vw`}
          className="rounded-card"
        />
      </Section>
    </>
  )
}

const transform = { id: 'transform', title: 'ai.transform.title', text: 'ai.transform.text' } as const
const valley = { id: 'valley', title: 'ai.valley.title', text: 'ai.valley.text' } as const

const features = [
  {
    id: 'assistants',
    title: 'ai.features.assistants.title',
    given: 'ai.features.assistants.in',
    made: 'ai.features.assistants.out',
  },
  {
    id: 'automation',
    title: 'ai.features.automation.title',
    given: 'ai.features.automation.in',
    made: 'ai.features.automation.out',
  },
  {
    id: 'analysis',
    title: 'ai.features.analysis.title',
    given: 'ai.features.analysis.in',
    made: 'ai.features.analysis.out',
  },
] as const

/** Three cards: what goes in, and what comes out. */
function Features() {
  return (
    <PlainList className="cards lg:grid-cols-3">
      {features.map(({ id, title, given, made }) => (
        <li key={id} className="card grid grid-rows-[auto_1fr_auto] overflow-hidden text-ink">
          <h3 className="p-card pb-0 text-heading-strong">
            <FormattedMessage id={title} />
          </h3>
          <dl className="contents">
            <div className="p-card">
              <dt className="mb-1 text-muted text-small">
                <FormattedMessage id="ai.features.in" />
              </dt>
              <dd className="w-fit rounded-panel rounded-bl-none bg-mint px-4 py-3 text-lg">
                <FormattedMessage id={given} />
              </dd>
            </div>
            <div className="bg-deep p-card text-on-dark">
              <dt className="mb-1 text-on-dark-muted text-small">
                <FormattedMessage id="ai.features.out" />
              </dt>
              <dd className="text-subhead">
                <FormattedMessage id={made} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </PlainList>
  )
}
