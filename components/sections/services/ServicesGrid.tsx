import { PlainList } from '../../ui/PlainList.tsx'
import type { Words } from '../../ui/Text.tsx'
import { WideSection } from '../Section.tsx'
import { type ListedService, ServiceCard } from './ServiceCard.tsx'
import './ServicesGrid.css'

interface ServicesGridProps {
  title: Words
  services: ListedService[]
}

/** The tiles of services: four stand two by two, and the last of all is as wide as its row. Links to `#servicos` lead here. */
export function ServicesGrid({ title, services }: ServicesGridProps) {
  return (
    <WideSection id="servicos" title={title}>
      <PlainList className={services.length === 4 ? 'services-grid' : 'services-grid services-in-threes'}>
        {services.map((service, index) => (
          <li key={service.id} className={index === services.length - 1 ? 'services-last' : undefined}>
            <ServiceCard service={service} ground={service.id === 'ai' ? 'blue' : (grounds[index % 2] ?? 'green')} />
          </li>
        ))}
      </PlainList>
    </WideSection>
  )
}

const grounds = ['green', 'deep'] as const
