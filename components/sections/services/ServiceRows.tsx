import { PageLink } from '../../page/PageLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainList } from '../../ui/PlainList.tsx'
import type { Words } from '../../ui/Text.tsx'
import { Section } from '../Section.tsx'
import type { Service } from './ServiceCard.tsx'

/** All services by name, for pages that are not about them; links to `#servicos` lead here. */
export function ServiceRows({ title, services }: { title: Words; services: Service[] }) {
  return (
    <Section id="servicos" title={title}>
      <PlainList>
        {services.map(({ id, slug, title }) => (
          <li key={id} className="group relative row-line">
            <h3 className="text-quote">
              <PageLink
                to="/servicos/$slug"
                params={{ slug }}
                className="flex items-center justify-between gap-5 py-4 text-inherit no-underline hover:underline focusable"
              >
                {title}
                <Icon name="arrowRight" className="text-link text-2xl transition-transform group-hover:translate-x-1" />
              </PageLink>
            </h3>
          </li>
        ))}
      </PlainList>
    </Section>
  )
}
