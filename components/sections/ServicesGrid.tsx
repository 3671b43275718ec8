import type { ReactNode } from 'react'
import { PageLink } from '../page/PageLink'
import type { SharedContent } from '../page/page-data'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import { PlainList } from '../ui/PlainList'
import { Section } from './Section'

type Service = SharedContent['services'][number]

interface ServicesGridProps {
  title: ReactNode
  intro: ReactNode
  services: Service[]
  columns?: keyof typeof columnClasses
}

const columnClasses = {
  two: 'sm:grid-cols-2',
  three: 'sm:grid-cols-2 lg:grid-cols-3',
}
const columnCounts = { two: 2, three: 3 }

/** Every service with what it is, leading to its page. Links to `#servicos` land here. */
export function ServicesGrid({ title, intro, services, columns = 'three' }: ServicesGridProps) {
  // A last card that would stand alone in its row is as wide as the row.
  const isLastWide = services.length % columnCounts[columns] === 1
  return (
    <Section id="servicos" title={title} intro={intro}>
      <PlainList className={`grid gap-5 ${columnClasses[columns]}`}>
        {services.map((service, index) => {
          const isWide = isLastWide && index === services.length - 1
          return (
            <li key={service.id} className={isWide ? 'sm:col-span-full' : ''}>
              <ServiceCard service={service} isBlue={index % 2 === 1} isWide={isWide} />
            </li>
          )
        })}
      </PlainList>
    </Section>
  )
}

interface ServiceCardProps {
  service: Service
  isBlue: boolean
  isWide: boolean
}

/** On a narrow screen a card has no picture: with one in every card, visitors would scroll twice as far to pass the list. */
function ServiceCard({ service: { id, slug, title, description }, isBlue, isWide }: ServiceCardProps) {
  const ground = isBlue ? 'from-brand-blue to-brand-night' : 'from-brand to-deep'
  return (
    <article
      className={`group relative grid h-full overflow-hidden rounded-card bg-gradient-to-br text-white transition-transform duration-200 hover:-translate-y-1 accent-focus ${ground} ${isWide ? 'sm:grid-cols-2' : 'grid-rows-[1fr_auto]'}`}
    >
      <div className="flex flex-col gap-3 p-[clamp(1.5rem,1.2rem+1vw,2.25rem)]">
        <span className="mb-2 flex h-12 w-12 items-center justify-center rounded-field bg-white/14 text-2xl">
          <Icon name={id} />
        </span>
        <h3 className="text-heading-strong">
          <PageLink
            to="/servicos/$slug"
            params={{ slug }}
            className="text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card after:content-empty focus-visible:after:outline-3 focus-visible:after:outline-accent focus-visible:after:-outline-offset-6 focus-visible:after:outline-solid"
          >
            {title}
          </PageLink>
        </h3>
        <p className="max-w-[38em] text-on-brand">{description}</p>
        <Icon
          name="arrowRight"
          className={`absolute top-9 text-2xl text-accent transition-transform group-hover:translate-x-1 ${isWide ? 'right-9 sm:right-[calc(50%+2.25rem)]' : 'right-9'}`}
        />
      </div>
      <div
        className={`hidden overflow-hidden rounded-tl-panel sm:block ${isWide ? 'mt-9' : 'ml-[clamp(1.5rem,1.2rem+1vw,2.25rem)]'}`}
      >
        <Picture
          name={`services/${id}`}
          alt=""
          sizes={isWide ? '(min-width: 1025px) 760px, 50vw' : '(min-width: 1025px) 470px, 50vw'}
          className={`block w-full object-cover object-[50%_35%] transition-transform duration-500 group-hover:scale-103 ${isWide ? 'h-full max-h-72' : 'aspect-[16/9] h-auto'}`}
        />
      </div>
    </article>
  )
}
