import { VisitScreen } from '../../components/screens/screens.tsx'
import { AllAnswers, AnswerList } from '../../components/sections/Answers.tsx'
import { PartnerLogos } from '../../components/sections/cards/PartnerLogos.tsx'
import { Founders } from '../../components/sections/Founders.tsx'
import { ProductHero } from '../../components/sections/hero/ProductHero.tsx'
import { PointColumns, Points } from '../../components/sections/Points.tsx'
import { PairedSection, SectionPair, WideSection } from '../../components/sections/Section.tsx'
import { WideStatement } from '../../components/sections/Statement.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { ServicesGrid } from '../../components/sections/services/ServicesGrid.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { LandingSection } from '../../forms/browser/LandingSection.tsx'
import { LandingForm } from '../../forms/browser/site-forms.tsx'
import type { FactoryContent } from './factory.source.ts'
import { SampleScope } from './SampleScope.tsx'

export default function FactoryPage({ services, founders, partners, answers, scope, story, people }: FactoryContent) {
  return (
    <>
      <ProductHero
        picture="scene/factory"
        screen={<VisitScreen label="screens.visit.alt" />}
        title="factory.hero.title"
        intro="factory.hero.intro"
      >
        <Actions>
          <ButtonAnchor href="#software-form" tone="accent" label="factory.hero.button">
            <Icon name="arrowDown" />
          </ButtonAnchor>
        </Actions>
        {story && <StoryLine {...story} />}
      </ProductHero>
      <SectionPair ground="mint" size="low">
        <PairedSection title="factory.valley.title">
          <Text className="max-w-measure text-intro" words="factory.valley.text" />
        </PairedSection>
        <PairedSection title="factory.help.title">
          <Text className="max-w-measure text-intro" words="factory.help.text" />
        </PairedSection>
      </SectionPair>
      <ServicesGrid title="factory.services.title" services={services} />
      <WideSection ground="dark" title="factory.people.title">
        <Founders founders={founders} details={({ attributes }) => <Attributes attributes={attributes} />} />
      </WideSection>
      <WideSection
        title="factory.customers.title"
        action={<ButtonLink to="/casos" tone="outline" label="factory.customers.stories" />}
      >
        <PartnerLogos partners={partners} />
      </WideSection>
      <WideStatement title="factory.why.title">
        <PointColumns points={why} />
      </WideStatement>
      <SampleScope {...scope} />
      <SectionPair>
        <PairedSection title="factory.grow.title">
          <Points points={grow} />
        </PairedSection>
        <PairedSection title="ui.answers.title" action={<AllAnswers />}>
          <AnswerList name="answers" answers={answers} />
        </PairedSection>
      </SectionPair>
      <LandingSection id="software-form" title="factory.form.title" intro="factory.form.intro" people={people}>
        <LandingForm />
      </LandingSection>
    </>
  )
}

function Attributes({ attributes }: { attributes: string[] }) {
  return (
    <PlainList className="flex flex-col gap-2">
      {attributes.map((attribute) => (
        <li key={attribute} className="flex gap-3">
          <Icon name="check" className="mt-1 text-link" />
          {attribute}
        </li>
      ))}
    </PlainList>
  )
}

const why = [
  { id: 'clarity', title: 'factory.why.clarity.title', text: 'factory.why.clarity.text' },
  { id: 'pace', title: 'factory.why.pace.title', text: 'factory.why.pace.text' },
  { id: 'late', title: 'factory.why.late.title', text: 'factory.why.late.text' },
] as const

const grow = [
  { id: 'scope', title: 'factory.grow.scope.title', text: 'factory.grow.scope.text' },
  { id: 'scale', title: 'factory.grow.scale.title', text: 'factory.grow.scale.text' },
  { id: 'support', title: 'factory.grow.support.title', text: 'factory.grow.support.text' },
] as const
