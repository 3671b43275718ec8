import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { PointRows } from '../../components/sections/Points.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { Statement } from '../../components/sections/Statement.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { AboutHero, experience, Help, People, Services } from './AboutSections.tsx'
import type { AboutData } from './about.data.ts'

/** The second about page, in the standard layout: shorter, in words of its own. */
export default function StandardAboutPage({ services, founders }: AboutData) {
  return (
    <>
      <AboutHero title="about.standard.hero.title" intro="about.standard.hero.intro" />
      <Statement ground="mint" title="about.valley.title">
        <Text className="max-w-measure" words="about.standard.valley.text" />
      </Statement>
      <Help>
        <PointRows points={help} />
      </Help>
      <Services services={services} />
      <People founders={founders} />
      {/* A single figure, of the founders, stands with them. */}
      <Section size="low" ground="dark" title="about.why.title">
        <Stats points={[experience]} />
      </Section>
      <NextLevel
        picture="call/home"
        title="about.standard.next.title"
        intro="about.standard.next.intro"
        button="about.next.button"
      />
    </>
  )
}

const help = [
  { id: 'idea', title: 'about.help.idea.title', text: 'about.standard.help.idea' },
  { id: 'team', title: 'about.help.team.title', text: 'about.standard.help.team' },
  { id: 'system', title: 'about.help.system.title', text: 'about.standard.help.system' },
] as const
