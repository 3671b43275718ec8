import { PlainList } from '../ui/PlainList'
import { Section } from './Section'
import { type Look, lying, ServiceCard, upright } from './ServiceCard'
import type { ServicesProps } from './ServicesGrid'

/** Lies where there is room, and stands upright where there is not. */
const wide: Look = {
  card: 'sm:max-lg:grid-rows-[1fr_auto] lg:grid-cols-2',
  frame: 'max-lg:ml-card lg:relative lg:mt-9 lg:min-h-64',
  picture: 'max-lg:aspect-[16/9] max-lg:h-auto lg:absolute lg:inset-0 lg:h-full',
  sizes: lying.sizes,
  arrow: 'lg:right-[calc(50%+2.25rem)]',
}

/** The services in rows of a wide card and a narrow one, in turns. Links to `#servicos` land here. */
export function ServicesBento({ title, intro, services }: ServicesProps) {
  return (
    <Section id="servicos" title={title} intro={intro}>
      <PlainList className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-12">
        {services.map((service, index) => {
          const { item, look } = placeOf(index, services.length)
          return (
            <li key={service.id} className={item}>
              <ServiceCard service={service} isBlue={index % 2 === 1} look={look} />
            </li>
          )
        })}
      </PlainList>
    </Section>
  )
}

/** A card that would stand alone fills its row. */
function placeOf(index: number, count: number): { item: string; look: Look } {
  if (index === count - 1 && index % 2 === 0) return { item: 'sm:col-span-full', look: lying }
  const isWide = index % 2 === (index % 6 < 2 ? 0 : 1)
  return isWide ? { item: 'lg:col-span-8', look: wide } : { item: 'lg:col-span-4', look: upright }
}
