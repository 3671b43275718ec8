import type { ReactNode } from 'react'
import { PlainList } from '../ui/PlainList'
import { Section } from './Section'
import { lying, type Service, ServiceCard, upright } from './ServiceCard'

export interface ServicesProps {
  title: ReactNode
  intro: ReactNode
  services: Service[]
}

/** Every service with what it is, leading to its page, in rows of two. Links to `#servicos` land here. */
export function ServicesGrid({ title, intro, services }: ServicesProps) {
  return (
    <Section id="servicos" title={title} intro={intro}>
      <PlainList className="grid gap-3 sm:grid-cols-2 sm:gap-5">
        {services.map((service, index) => {
          // A card that would stand alone fills its row.
          const isAlone = index === services.length - 1 && index % 2 === 0
          return (
            <li key={service.id} className={isAlone ? 'sm:col-span-full' : ''}>
              <ServiceCard service={service} isBlue={index % 2 === 1} look={isAlone ? lying : upright} />
            </li>
          )
        })}
      </PlainList>
    </Section>
  )
}
