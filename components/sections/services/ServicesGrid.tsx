import type { ReactNode } from 'react'
import { PlainList } from '../../ui/PlainList.tsx'
import { Section } from '../Section.tsx'
import { type Service, ServiceCard } from './ServiceCard.tsx'

interface ServicesGridProps {
  title: ReactNode
  intro?: ReactNode
  services: Service[]
  tone?: 'mint'
}

/** A single service in the last row fills it; links to `#servicos` lead here. */
export function ServicesGrid({ title, intro, services, tone }: ServicesGridProps) {
  return (
    <Section id="servicos" tone={tone} title={title} intro={intro}>
      <PlainList
        className={`grid gap-2 sm:grid-cols-2 sm:gap-6 ${services.length === 4 ? 'xl:grid-cols-4 xl:max-2xl:[&_h3]:text-xl' : 'lg:grid-cols-3'}`}
      >
        {services.map((service, index) => {
          const isAlone = index === services.length - 1 && index % 2 === 0
          return (
            <li key={service.id} className={isAlone ? 'sm:col-span-full' : ''}>
              <ServiceCard
                service={service}
                ground={service.id === 'ai' ? 'blue' : grounds[index % 2]}
                isWide={isAlone}
              />
            </li>
          )
        })}
      </PlainList>
    </Section>
  )
}

const grounds = ['green', 'deep'] as const
