import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Points } from '../../components/sections/Points.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { WideStatement } from '../../components/sections/Statement.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { AboutHero, Offer, People, why } from './AboutSections.tsx'
import type { AboutContent } from './about.source.ts'

export default function AboutPage({ services, founders }: AboutContent) {
  return (
    <>
      <AboutHero title="about.hero.title" intro="about.hero.intro" />
      <WideStatement ground="mint" title="about.valley.title">
        <Text className="max-w-measure" words="about.valley.text" />
        <Text className="max-w-measure" words="about.valley.detail" />
      </WideStatement>
      <Offer points={help} services={services} />
      <People founders={founders} about={({ bio }) => <p className="text-muted">{bio}</p>} />
      <WideSection title="about.why.title">
        <Stats points={why} />
        <Points points={partnerships} />
      </WideSection>
      <NextLevel picture="call/64" title="about.next.title" intro="about.next.intro" button="about.next.button" />
    </>
  )
}

const help = [
  { id: 'idea', title: 'about.help.idea.title', text: 'about.help.idea.text' },
  { id: 'team', title: 'about.help.team.title', text: 'about.help.team.text' },
  { id: 'system', title: 'about.help.system.title', text: 'about.help.system.text' },
] as const

const partnerships = [{ id: 'care', title: 'about.why.care.title', text: 'about.why.care.text' }] as const
