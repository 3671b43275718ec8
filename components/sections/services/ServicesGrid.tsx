import type { ReactNode } from 'react'
import { PlainList } from '../../ui/PlainList.tsx'
import { Section } from '../Section.tsx'
import { type Service, ServiceCard } from './ServiceCard.tsx'

interface ServicesGridProps {
  title: ReactNode
  services: Service[]
}

/** Two to a row, and three to the last if one would be left; links to `#servicos` lead here. */
export function ServicesGrid({ title, services }: ServicesGridProps) {
  const pairs = services.length - (services.length % 2 === 1 ? 3 : 0)
  return (
    <Section isWide id="servicos" title={title}>
      <PlainList className="grid gap-2 sm:grid-cols-2 sm:gap-6 lg:grid-cols-12">
        {services.map((service, index) => (
          <li
            key={service.id}
            className={index < pairs ? spans[index % 4] : 'last:sm:max-lg:col-span-full lg:col-span-4'}
          >
            <ServiceCard service={service} ground={service.id === 'ai' ? 'blue' : grounds[index % 2]} />
          </li>
        ))}
      </PlainList>
    </Section>
  )
}

/** The wide one stands on the left and on the right in turn. */
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7']

const grounds = ['green', 'deep'] as const
