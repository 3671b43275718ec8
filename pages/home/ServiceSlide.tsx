import { useId } from 'react'
import { roomyWindow, wideWindow } from '../../components/layout/layout-widths.ts'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import type { StandardHome } from './home.data.ts'

type Slide = StandardHome['carousel'][number]

/** A quarter of the standard layout's content, without the gaps. */
const widestPx = 238

export function ServiceSlide({ service: { id, slug, title } }: { service: Slide }) {
  const titleId = useId()
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden text-ink">
      <h3 id={titleId} className="min-h-[2lh] p-5 text-balance font-display font-650 text-xl leading-snug">
        {title}
      </h3>
      <div className="mt-auto bg-deep">
        <Picture
          name={`hero/service-${id}`}
          alt=""
          sizes={`${wideWindow} ${widestPx}px, ${roomyWindow} 50vw, 100vw`}
          className="block h-48 w-full object-cover object-[80%_60%]"
        />
      </div>
      <PageLink
        to="/servicos/$slug"
        params={{ slug }}
        aria-labelledby={titleId}
        className="absolute bottom-5 left-5 round-button h-11 w-11 shrink-0 bg-mint text-link text-xl whole-card group-hover:bg-brand group-hover:text-white focus-visible:after:outline-link-blue focus-visible:after:-outline-offset-3"
      >
        <Icon name="arrowRight" />
      </PageLink>
    </article>
  )
}
