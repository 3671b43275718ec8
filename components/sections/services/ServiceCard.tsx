import { roomyWindow, wideWindow } from '../../layout/layout-widths.ts'
import { PageLink } from '../../page/PageLink.tsx'
import type { SharedContent } from '../../page/page-data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import './ServiceCard.css'

/** Left out where a page is not about services: the card then shows the title alone. */
export type ListedService = Omit<SharedContent['services'][number], 'description'> & { description?: string }

interface ServiceCardProps {
  service: ListedService
  ground: keyof typeof grounds
}

const grounds = {
  green: '',
  deep: 'service-deep',
  blue: 'service-blue',
}

/** A tile. On phones it is a low row, so that visitors see all services at once. */
export function ServiceCard({ service, ground }: ServiceCardProps) {
  const { id, slug, title, description } = service
  return (
    <article className={`service-card group card-lift ${grounds[ground]}`}>
      <div className="service-words">
        <Icon name={id} className="service-icon" />
        <h3 className="service-title">
          <PageLink
            to="/servicos/$slug"
            params={{ slug }}
            className="whole-card focus-visible:after:outline-accent focus-visible:after:-outline-offset-6"
          >
            {title}
          </PageLink>
        </h3>
        {description && <p className="service-line">{description}</p>}
      </div>
      <Picture
        name={`tiles/${id}`}
        alt=""
        sizes={`${wideWindow} 560px, ${roomyWindow} 60vw, 200px`}
        className="service-picture"
      />
      <Icon name="arrowRight" className="service-arrow nudged" />
    </article>
  )
}
