import { OptionalPart } from '../../components/page/OptionalPart.tsx'
import { ArchiveScreen } from '../../components/screens/screens.tsx'
import { Answers } from '../../components/sections/Answers.tsx'
import { ProductHero } from '../../components/sections/hero/ProductHero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Paragraph } from '../../components/sections/Paragraph.tsx'
import { Section, WideSection } from '../../components/sections/Section.tsx'
import { Statement } from '../../components/sections/Statement.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { AiContent } from './ai.source.ts'
import { PilotWeeks } from './PilotWeeks.tsx'
import { WaitingCost } from './WaitingCost.tsx'

export default function AiPage({ benefits, answers, cost, story }: AiContent) {
  return (
    <>
      <ProductHero
        picture="scene/ai"
        screen={<ArchiveScreen label="screens.archive.alt" />}
        title="ai.hero.title"
        intro="ai.hero.intro"
      >
        <Actions>
          <ButtonLink to="/contato" tone="accent" label="ai.hero.button" />
        </Actions>
        {story && <StoryLine {...story} />}
      </ProductHero>
      <Paragraph id="transform" title="ai.transform.title" text="ai.transform.text" />
      <WideSection title="ai.features.title">
        <Features />
      </WideSection>
      <Statement title="ai.key.title">
        <Text className="max-w-measure" words="ai.key.text" />
      </Statement>
      <Section size="low" ground="mint" title="ai.benefits.title">
        <PlainList className="grid gap-3">
          {benefits.map(({ id, icon, titulo, descricao }) => (
            <li
              key={id}
              className="card grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 p-4 lg:px-card md:grid-cols-[auto_2fr_3fr]"
            >
              <Icon name={icon} className="text-3xl text-link" />
              <h3 className="col-start-2 text-heading-strong">{titulo}</h3>
              <p className="col-start-2 text-muted text-reading md:col-start-3">{descricao}</p>
            </li>
          ))}
        </PlainList>
      </Section>
      <Paragraph id="valley" title="ai.valley.title" text="ai.valley.text" />
      <WideSection id="custo" title="ai.necessity.title" intro="ai.necessity.text">
        <OptionalPart>
          <WaitingCost {...cost} />
        </OptionalPart>
      </WideSection>
      <PilotWeeks />
      <Answers answers={answers} />
      <Paragraph id="next" title="ai.next.title" text="ai.next.text" />
      <NextLevel picture="call/6" title="ai.call.title" intro="ai.call.intro" button="ai.next.button" />
    </>
  )
}

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

/** Three cards, each with what goes into the AI and what comes out. */
function Features() {
  return (
    <PlainList className="cards lg:grid-cols-3">
      {features.map(({ id, title, given, made }) => (
        <li key={id} className="card grid grid-rows-[auto_1fr_auto] overflow-hidden">
          <Text as="h3" className="p-card pb-0 text-heading-strong" words={title} />
          <dl className="contents">
            <div className="p-card">
              <Text as="dt" className="mb-1 text-muted text-small" words="ai.features.in" />
              <Text as="dd" className="w-fit rounded-panel rounded-bl-none bg-mint px-4 py-3 text-lg" words={given} />
            </div>
            <div className="bg-deep p-card text-on-dark">
              <Text as="dt" className="mb-1 text-on-dark-muted text-small" words="ai.features.out" />
              <Text as="dd" className="text-subhead" words={made} />
            </div>
          </dl>
        </li>
      ))}
    </PlainList>
  )
}
