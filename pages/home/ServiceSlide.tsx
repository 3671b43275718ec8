import { useId } from 'react'
import { roomyWindow, wideWindow } from '../../components/layout/layout-widths.ts'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import type { StandardHome } from './home.source.ts'

type Slide = StandardHome['carousel'][number]

/** A slide filled by the service's picture, with the title on its dark foot. */
export function ServiceSlide({ service: { id, slug, title } }: { service: Slide }) {
  const titleId = useId()
  return (
    <article className="group relative isolate flex aspect-3/4 flex-col justify-end overflow-hidden rounded-card text-white">
      <Picture
        name={`hero/service-${id}`}
        alt=""
        sizes={`${wideWindow} 564px, ${roomyWindow} 50vw, 100vw`}
        className="absolute inset-0 -z-1 h-full w-full object-cover object-[80%_60%]"
      />
      <div className="grid gap-4 bg-[linear-gradient(transparent,var(--ink))] p-5 pt-20">
        <h3 id={titleId} className="text-heading-strong">
          {title}
        </h3>
        <PageLink
          to="/servicos/$slug"
          params={{ slug }}
          aria-labelledby={titleId}
          className="round-button h-11 w-11 bg-on-dark-line text-xl whole-card group-hover:bg-brand focus-visible:after:-outline-offset-6"
        >
          <Icon name="arrowRight" />
        </PageLink>
      </div>
    </article>
  )
}
