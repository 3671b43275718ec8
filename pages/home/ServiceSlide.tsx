import { useId } from 'react'
import { roomyWindow, wideWindow } from '../../components/layout/layout-widths.ts'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import type { StandardHome } from './home.source.ts'

type Slide = StandardHome['carousel'][number]

const green = 'bg-[linear-gradient(170deg,var(--brand),var(--deep)_45%,var(--ink)_62%)]'
const blue = 'bg-[linear-gradient(170deg,var(--navy),var(--ink)_62%)]'

/** The shape that stands for the service, and its title on the dark foot below. */
export function ServiceSlide({ service: { id, slug, title } }: { service: Slide }) {
  const titleId = useId()
  const ground = id === 'ai' ? blue : green
  return (
    <article className={`group relative flex h-full flex-col overflow-hidden rounded-card text-white ${ground}`}>
      <Picture
        name={`tiles/${id}`}
        alt=""
        sizes={`${wideWindow} 424px, ${roomyWindow} 80vw, 600px`}
        className="aspect-5/4 w-full bg-transparent object-cover object-[45%_50%]"
      />
      <div className="flex grow flex-col items-start justify-between gap-4 p-4">
        <h3
          id={titleId}
          className="font-650 font-display text-[1.375rem] text-balance leading-tight tracking-[-0.02em]"
        >
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
