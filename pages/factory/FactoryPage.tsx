import { VisitScreen } from '../../components/screens/screens.tsx'
import { Answers } from '../../components/sections/Answers.tsx'
import { PartnerLogos } from '../../components/sections/cards/PartnerLogos.tsx'
import { Founders } from '../../components/sections/Founders.tsx'
import { ProductHero } from '../../components/sections/hero/ProductHero.tsx'
import { Paragraphs } from '../../components/sections/Paragraphs.tsx'
import { PointColumns, PointRows } from '../../components/sections/Points.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { WideStatement } from '../../components/sections/Statement.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { ServicesGrid } from '../../components/sections/services/ServicesGrid.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
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
      <Paragraphs sections={origins} />
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
      <WideSection title="factory.grow.title">
        <PointRows points={grow} />
      </WideSection>
      <Answers answers={answers} />
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

const origins = [
  { id: 'valley', title: 'factory.valley.title', text: 'factory.valley.text' },
  { id: 'help', title: 'factory.help.title', text: 'factory.help.text' },
] as const

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
