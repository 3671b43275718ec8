import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { PointRows } from '../../components/sections/Points.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { WideStatement } from '../../components/sections/Statement.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { AboutHero, experience, Help, People, Services } from './AboutSections.tsx'
import type { AboutData } from './about.data.ts'

export default function AboutPage({ services, founders }: AboutData) {
  return (
    <>
      <AboutHero title="about.hero.title" intro="about.hero.intro" />
      <WideStatement ground="mint" title="about.valley.title">
        <Text className="max-w-measure" words="about.valley.text" />
        <Text className="max-w-measure" words="about.valley.detail" />
      </WideStatement>
      <Help>
        <PointRows points={help} />
      </Help>
      <Services services={services} />
      <People founders={founders} about={({ bio }) => <p className="text-muted">{bio}</p>} />
      <WideSection title="about.why.title">
        <Stats points={why} />
        <PointRows points={partnerships} />
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

const why = [
  { id: 'people', title: 'about.why.people.title', text: 'about.why.people.text' },
  { id: 'speed', title: 'about.why.speed.title', text: 'about.why.speed.text' },
  experience,
] as const

const partnerships = [{ id: 'care', title: 'about.why.care.title', text: 'about.why.care.text' }] as const
