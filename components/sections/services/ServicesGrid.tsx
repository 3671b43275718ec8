import { PlainList } from '../../ui/PlainList.tsx'
import type { Words } from '../../ui/Text.tsx'
import { WideSection } from '../Section.tsx'
import { type Service, ServiceCard } from './ServiceCard.tsx'

interface ServicesGridProps {
  title: Words
  services: Service[]
}

/** A single service in the last row fills it; links to `#servicos` lead here. */
export function ServicesGrid({ title, services }: ServicesGridProps) {
  return (
    <WideSection id="servicos" title={title}>
      <PlainList className="grid gap-2 sm:grid-cols-2 sm:gap-8 lg:grid-cols-12">
        {services.map((service, index) => {
          const fillsRow = index === services.length - 1 && index % 2 === 0
          return (
            <li
              key={service.id}
              className={fillsRow ? 'sm:col-span-full lg:[&_h3]:text-title lg:[&_p]:text-intro' : spans[index % 4]}
            >
              <ServiceCard service={service} ground={service.id === 'ai' ? 'blue' : grounds[index % 2]} />
            </li>
          )
        })}
      </PlainList>
    </WideSection>
  )
}

/** Two to a row, the wide one on the left and on the right in turn. */
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7']

const grounds = ['green', 'deep'] as const
