import type { ReactNode } from 'react'
import { PageLink } from '../page/PageLink'
import type { SharedContent } from '../page/page-data'
import { Icon } from '../ui/Icon'
import { Section } from './Section'

type Service = SharedContent['services'][number]

interface ServicesGridProps {
  title: ReactNode
  lead: ReactNode
  services: Service[]
  /** Whether the last card spans the full width (spec section 2, 'Home'). */
  isLastWide?: boolean
  columns?: keyof typeof columnClasses
}

const columnClasses = {
  two: 'sm:grid-cols-2',
  three: 'sm:grid-cols-2 lg:grid-cols-3',
}

/** Every service with what it is, leading to its page. Links to `#servicos` land here. */
export function ServicesGrid({ title, lead, services, isLastWide = false, columns = 'three' }: ServicesGridProps) {
  return (
    <Section id="servicos" title={title} lead={lead}>
      <ul className={`grid gap-5 ${columnClasses[columns]}`}>
        {services.map((service, index) => (
          <li key={service.id} className={isLastWide && index === services.length - 1 ? 'sm:col-span-full' : ''}>
            <ServiceCard service={service} isBlue={index % 2 === 1} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ServiceCard({ service: { id, slug, title, description }, isBlue }: { service: Service; isBlue: boolean }) {
  const ground = isBlue ? 'from-[#0b6fb8] to-[#0b3f8a]' : 'from-[#0a7a54] to-[#04342f]'
  return (
    <article
      className={`group relative flex h-full flex-col gap-4 rounded-card bg-gradient-to-br p-[clamp(1.5rem,1.2rem+1vw,2.25rem)] text-white transition-transform duration-200 hover:-translate-y-1 [--focus:#a3e635] ${ground}`}
    >
      <span className="flex h-12 w-12 items-center justify-center rounded-field bg-white/14 text-2xl">
        <Icon name={id} />
      </span>
      <h3 className="text-heading-strong">
        <PageLink
          to="/servicos/$slug"
          params={{ slug }}
          className="text-inherit no-underline outline-none after:(absolute inset-0 rounded-card content-empty) focus-visible:after:(outline-3 outline-accent outline-offset-3 outline-solid)"
        >
          {title}
        </PageLink>
      </h3>
      <p className="max-w-[38em] text-[#e3f5ee]">{description}</p>
      <Icon name="arrowRight" className="mt-auto text-2xl text-accent transition-transform group-hover:translate-x-1" />
    </article>
  )
}
