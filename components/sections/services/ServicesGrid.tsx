import type { ReactNode } from 'react'
import { PlainList } from '../../ui/PlainList.tsx'
import { Section } from '../Section.tsx'
import { type Service, ServiceCard, vertical } from './ServiceCard.tsx'

export interface ServicesProps {
  title: ReactNode
  intro?: ReactNode
  services: Service[]
}

/** Some services with what they are, leading to their pages, in rows of two. Links to `#servicos` land here. */
export function ServicesGrid({ title, intro, services }: ServicesProps) {
  return (
    <Section id="servicos" title={title} intro={intro}>
      <PlainList className="grid gap-3 sm:grid-cols-2 sm:gap-5">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} variant={vertical} />
          </li>
        ))}
      </PlainList>
    </Section>
  )
}
