import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { Statement } from '../../components/sections/Statement.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { AboutHero, Offer, People, why } from './AboutSections.tsx'
import type { AboutContent } from './about.source.ts'

/** The second about page, in the standard layout: shorter, in words of its own. */
export default function StandardAboutPage({ services, founders }: AboutContent) {
  return (
    <>
      <AboutHero title="about.standard.hero.title" intro="about.standard.hero.intro" />
      <Statement ground="mint" title="about.valley.title">
        <Text className="max-w-measure" words="about.standard.valley.text" />
      </Statement>
      <Offer points={help} services={services} />
      <People founders={founders} />
      <WideSection size="low" title="about.why.title">
        <Stats points={why.map(({ id, title }) => ({ id, title }))} />
      </WideSection>
      <NextLevel picture="hero/conversation" title="about.standard.next.title" button="about.next.button" />
    </>
  )
}

const help = [
  { id: 'idea', title: 'about.help.idea.title', text: 'about.standard.help.idea' },
  { id: 'team', title: 'about.help.team.title', text: 'about.standard.help.team' },
  { id: 'system', title: 'about.help.system.title', text: 'about.standard.help.system' },
] as const
