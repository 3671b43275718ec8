import { PageLink } from '../../components/page/PageLink.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { PointColumns, PointRows } from '../../components/sections/Points.tsx'
import { Section, WideSection } from '../../components/sections/Section.tsx'
import { WideStatement } from '../../components/sections/Statement.tsx'
import { Stats } from '../../components/sections/Stats.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { AboutHero, HelpButton, People, why } from './AboutSections.tsx'
import type { AboutContent } from './about.source.ts'

export default function AboutPage({ services, founders }: AboutContent) {
  return (
    <>
      <AboutHero title="about.hero.title" intro="about.hero.intro" />
      <WideStatement ground="mint" title="about.valley.title">
        <Text className="max-w-measure" words="about.valley.text" />
        <Text className="max-w-measure" words="about.valley.detail" />
      </WideStatement>
      <WideSection title="about.help.title" action={<HelpButton />}>
        <PointColumns points={help} />
      </WideSection>
      <Section id="servicos" title="about.services.title">
        <PlainList>
          {services.map(({ id, slug, title }) => (
            <li key={id} className="group relative row-line">
              <h3 className="text-quote">
                <PageLink
                  to="/servicos/$slug"
                  params={{ slug }}
                  className="flex items-center justify-between gap-5 py-4 hover:underline focusable"
                >
                  {title}
                  <Icon name="arrowRight" className="text-link text-2xl nudged" />
                </PageLink>
              </h3>
            </li>
          ))}
        </PlainList>
      </Section>
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

const partnerships = [{ id: 'care', title: 'about.why.care.title', text: 'about.why.care.text' }] as const
