import { FormattedMessage } from 'react-intl'
import { Figures } from '../../components/sections/Figures'
import { FounderCards } from '../../components/sections/FounderCards'
import { NewsCard } from '../../components/sections/NewsCard'
import { PartnerLogos } from '../../components/sections/PartnerLogos'
import { PointCards } from '../../components/sections/PointCards'
import { RuledRows } from '../../components/sections/RuledRows'
import { ServicesBento } from '../../components/sections/ServicesBento'
import { ServicesGrid } from '../../components/sections/ServicesGrid'
import { Technologies } from '../../components/sections/Technologies'
import { InState, Specimen } from '../Specimen'
import { useSamples } from '../samples'

export function Services() {
  const { services } = useSamples()
  const title = <FormattedMessage id="home.services.title" />
  return (
    <>
      <Specimen isWide label="wide and narrow in turns">
        <ServicesBento title={title} services={services} />
      </Specimen>
      <Specimen isWide label="two columns, the first card hovered">
        <InState of="article" state="hover">
          <ServicesGrid title={title} services={services.slice(0, 2)} />
        </InState>
      </Specimen>
      <Specimen isWide label="two columns, the first card focused">
        <InState of="a" state="focus">
          <ServicesGrid title={title} services={services.slice(0, 2)} />
        </InState>
      </Specimen>
    </>
  )
}

const features = [
  { id: 'assistants', icon: 'ai', title: 'ai.features.assistants.title', text: 'ai.features.assistants.text' },
  { id: 'automation', icon: 'automation', title: 'ai.features.automation.title', text: 'ai.features.automation.text' },
  { id: 'analysis', icon: 'decisions', title: 'ai.features.analysis.title', text: 'ai.features.analysis.text' },
] as const

const figures = [
  { id: 'people', title: 'about.why.people.title', text: 'about.why.people.text' },
  { id: 'care', title: 'about.why.care.title', text: 'about.why.care.text', icon: 'shield' },
] as const

export function Points() {
  const { benefits } = useSamples()
  return (
    <>
      <Specimen label="cards">
        <PointCards points={features} />
      </Specimen>
      <Specimen label="figures, ruled">
        <Figures points={figures} />
      </Specimen>
      <Specimen label="rows, ruled">
        <RuledRows rows={benefits} />
      </Specimen>
    </>
  )
}

export function NewsCards() {
  const { news } = useSamples()
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {news.slice(0, 3).map((item, index) => {
        const { state, of } = cardStates[index] ?? cardStates[0]
        return (
          <Specimen key={item.slug} label={state}>
            <InState of={of} state={state}>
              <NewsCard news={item} headingLevel="h3" />
            </InState>
          </Specimen>
        )
      })}
    </div>
  )
}

const cardStates = [
  { state: 'rest', of: 'article' },
  { state: 'hover', of: 'article' },
  { state: 'focus', of: 'a' },
] as const

export function Founders() {
  const { founders } = useSamples()
  return <FounderCards founders={founders} details={({ bio }) => <p className="text-muted">{bio}</p>} />
}

export function Partners() {
  const { partners } = useSamples()
  return <PartnerLogos partners={partners} />
}

export function TechnologyLists() {
  const { technologies } = useSamples()
  return <Technologies technologies={technologies} />
}
