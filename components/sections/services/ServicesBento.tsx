import { PlainList } from '../../ui/PlainList.tsx'
import { Section } from '../Section.tsx'
import { ServiceCard, type ServiceCardVariant, upright } from './ServiceCard.tsx'
import type { ServicesProps } from './ServicesGrid.tsx'

/** As wide as a row, with large words at its foot and the wave beside them. */
const lying: ServiceCardVariant = {
  card: 'sm:grid-cols-2',
  words: 'sm:justify-end',
  title: 'text-subtitle-strong',
  frame: 'relative min-h-64 [mask-image:linear-gradient(90deg,transparent,#0009_28%,#000_60%)]',
  picture: 'absolute inset-0 h-full',
  sizes: '(min-width: 1025px) 760px, 50vw',
  arrow: 'sm:right-[calc(50%+2.25rem)]',
}

/** Lies where there is room, and stands upright where there is not. */
const wide: ServiceCardVariant = {
  card: 'sm:max-lg:grid-rows-[1fr_auto] lg:grid-cols-[5fr_6fr]',
  words: 'lg:justify-end',
  // A long word widens its column instead of breaking: "Desenvolvimento" is wider than the column at the standard width.
  title: 'text-heading-strong lg:text-panel lg:[overflow-wrap:normal]',
  frame:
    'sm:max-lg:[mask-image:linear-gradient(transparent,#0009_28%,#000_60%)] lg:relative lg:min-h-80 lg:[mask-image:linear-gradient(90deg,transparent,#0009_28%,#000_60%)]',
  picture: 'max-lg:aspect-[16/9] max-lg:h-auto lg:absolute lg:inset-0 lg:h-full',
  sizes: lying.sizes,
  arrow: 'lg:right-[calc(54.5%+2.25rem)]',
}

/** The services in rows of a wide card and a narrow one, in turns. Links to `#servicos` land here. */
export function ServicesBento({ title, intro, services }: ServicesProps) {
  return (
    <Section id="servicos" title={title} intro={intro}>
      <PlainList className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-12">
        {services.map((service, index) => {
          const { item, variant } = placeOf(index, services.length)
          return (
            <li key={service.id} className={item}>
              <ServiceCard service={service} variant={variant} />
            </li>
          )
        })}
      </PlainList>
    </Section>
  )
}

/** A card that would stand alone fills its row. */
function placeOf(index: number, count: number): { item: string; variant: ServiceCardVariant } {
  if (index === count - 1 && index % 2 === 0) return { item: 'sm:col-span-full', variant: lying }
  const isWide = index % 2 === (index % 6 < 2 ? 0 : 1)
  return isWide ? { item: 'lg:col-span-8', variant: wide } : { item: 'lg:col-span-4', variant: upright }
}
