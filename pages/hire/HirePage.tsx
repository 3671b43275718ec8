import { CandidateScreen } from '../../components/screens/screens.tsx'
import { Answers } from '../../components/sections/Answers.tsx'
import { Technologies } from '../../components/sections/cards/Technologies.tsx'
import { ProductHero } from '../../components/sections/hero/ProductHero.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { Statement } from '../../components/sections/Statement.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { LandingSection } from '../../forms/browser/LandingSection.tsx'
import { LandingForm } from '../../forms/browser/site-forms.tsx'
import { salesLocale } from '../../locales/locales.ts'
import type { HireContent } from './hire.source.ts'
import { Testimonial } from './Testimonial.tsx'

export default function HirePage({ testimonial, story, technologies, answers, people }: HireContent) {
  return (
    <>
      <ProductHero
        picture="scene/hire"
        screen={<CandidateScreen label="screens.candidate.alt" />}
        title="hire.hero.title"
        intro="hire.hero.intro"
      >
        <Actions>
          <ButtonAnchor href="#formulario" tone="accent" label="hire.hero.button">
            <Icon name="arrowDown" />
          </ButtonAnchor>
        </Actions>
        {story && <StoryLine {...story} />}
      </ProductHero>
      <LandingSection id="formulario" title="hire.form.title" intro="hire.form.intro" people={people}>
        <LandingForm thanksLocale={salesLocale} />
      </LandingSection>
      <WideSection title="hire.reasons.title">
        <Stats points={reasons} />
        <Text className="max-w-measure text-intro" words="hire.hours.text" />
      </WideSection>
      <Statement title="hire.expertise.title">
        <Text className="max-w-measure" words="hire.expertise.intro" />
        <ButtonAnchor href="#formulario" tone="accent" label="hire.expertise.button" />
      </Statement>
      <Testimonial {...testimonial} />
      <Answers answers={answers} />
      <WideSection size="low" ground="mint" title="hire.technologies.title">
        <Technologies technologies={technologies} />
      </WideSection>
    </>
  )
}

const reasons = [
  { id: 'pool', title: 'hire.reasons.pool.title', text: 'hire.reasons.pool.text' },
  { id: 'speed', title: 'hire.reasons.speed.title', text: 'hire.reasons.speed.text' },
  { id: 'selection', title: 'hire.reasons.selection.title', text: 'hire.reasons.selection.text' },
  { id: 'flexibility', title: 'hire.reasons.flexibility.title', text: 'hire.reasons.flexibility.text' },
] as const
