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
  /** Two where the content is narrow. */
  columns?: 'two' | 'three'
}

interface Look {
  item: string
  card: string
  frame: string
  picture: string
  arrow: string
}

/** Words above, and a picture that leaves the card at its lower corner. */
const upright: Look = {
  item: '',
  card: 'sm:grid-rows-[1fr_auto]',
  frame: 'ml-[clamp(1.5rem,1.2rem+1vw,2.25rem)]',
  picture: 'aspect-[16/9] h-auto',
  arrow: '',
}

/** How a card lies in the grid. */
const looks = {
  half: upright,
  narrow: { ...upright, item: 'lg:col-span-4' },
  wide: {
    item: 'lg:col-span-8',
    card: 'sm:max-lg:grid-rows-[1fr_auto] lg:grid-cols-2',
    frame: 'max-lg:ml-[clamp(1.5rem,1.2rem+1vw,2.25rem)] lg:relative lg:mt-9 lg:min-h-64',
    picture: 'max-lg:aspect-[16/9] max-lg:h-auto lg:absolute lg:inset-0 lg:h-full',
    arrow: 'lg:right-[calc(50%+2.25rem)]',
  },
  full: {
    item: 'sm:col-span-full',
    card: 'sm:grid-cols-2',
    frame: 'relative mt-9 min-h-56',
    picture: 'absolute inset-0 h-full',
    arrow: 'sm:right-[calc(50%+2.25rem)]',
  },
} satisfies Record<string, Look>
type Span = keyof typeof looks

/** Every service with what it is, leading to its page. Links to `#servicos` land here. */
export function ServicesGrid({ title, intro, services, columns = 'three' }: ServicesGridProps) {
  return (
    <Section id="servicos" title={title} intro={intro}>
      <PlainList className={`grid gap-3 sm:grid-cols-2 sm:gap-5 ${columns === 'three' ? 'lg:grid-cols-12' : ''}`}>
        {services.map((service, index) => {
          const span = spanOf(index, services.length, columns)
          return (
            <li key={service.id} className={looks[span].item}>
              <ServiceCard service={service} isBlue={index % 2 === 1} span={span} />
            </li>
          )
        })}
      </PlainList>
    </Section>
  )
}

/** Rows of two, a wide one and a narrow one in turns; a card that would stand alone fills its row. */
function spanOf(index: number, count: number, columns: NonNullable<ServicesGridProps['columns']>): Span {
  if (index === count - 1 && index % 2 === 0) return 'full'
  if (columns === 'two') return 'half'
  const isWide = index % 2 === (index % 6 < 2 ? 0 : 1)
  return isWide ? 'wide' : 'narrow'
}

interface ServiceCardProps {
  service: Service
  isBlue: boolean
  span: Span
}

/** On phones a row, so that visitors see all of them at once; a card with a picture where there is room. */
function ServiceCard({ service: { id, slug, title, description }, isBlue, span }: ServiceCardProps) {
  const ground = isBlue ? 'from-brand-blue to-brand-night' : 'from-brand to-deep'
  const { card, frame, picture, arrow } = looks[span]
  return (
    <article
      className={`group relative grid h-full overflow-hidden rounded-panel bg-gradient-to-br text-white transition-transform duration-200 hover:-translate-y-1 accent-focus sm:rounded-card ${ground} ${card}`}
    >
      <div className="flex items-center gap-4 p-4 sm:flex-col sm:items-start sm:gap-3 sm:p-[clamp(1.5rem,1.2rem+1vw,2.25rem)]">
        <span className="flex h-12 w-12 shrink-0 items-center justify-center rounded-field bg-white/14 text-2xl sm:mb-2">
          <Icon name={id} />
        </span>
        <div className="flex flex-1 flex-col gap-1 sm:gap-3">
          <h3 className="text-heading-strong max-sm:text-lg">
            <PageLink
              to="/servicos/$slug"
              params={{ slug }}
              className="text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card after:content-empty focus-visible:after:outline-3 focus-visible:after:outline-accent focus-visible:after:-outline-offset-6 focus-visible:after:outline-solid"
            >
              {title}
            </PageLink>
          </h3>
          <p className="max-w-[38em] text-on-brand max-sm:text-small">{description}</p>
        </div>
        <Icon
          name="arrowRight"
          className={`shrink-0 text-2xl text-accent transition-transform group-hover:translate-x-1 sm:absolute sm:top-9 sm:right-9 ${arrow}`}
        />
      </div>
      <div className={`hidden overflow-hidden rounded-tl-panel sm:block ${frame}`}>
        <Picture
          name={`services/${id}`}
          alt=""
          sizes={
            span === 'wide' || span === 'full' ? '(min-width: 1025px) 760px, 50vw' : '(min-width: 1025px) 470px, 50vw'
          }
          className={`block w-full object-cover object-[50%_35%] transition-transform duration-500 group-hover:scale-103 ${picture}`}
        />
      </div>
    </article>
  )
}
