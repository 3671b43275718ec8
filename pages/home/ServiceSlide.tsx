import { carouselLayouts, slideWidthPx } from '../../components/carousel/carousel-layouts'
import { layoutWidthsPx } from '../../components/layout/layout-widths'
import { PageLink } from '../../components/page/PageLink'
import { Icon } from '../../components/ui/Icon'
import { Picture } from '../../components/ui/Picture'
import type { PageProps } from '../page-source'
import type { standardHomeSource } from './standard-home.source'

type Slide = PageProps<typeof standardHomeSource>['content']['carousel'][number]

const widestPx = slideWidthPx(carouselLayouts.services, layoutWidthsPx.standard)

/** A service in the carousel: picture, title, and an arrow that leads to its page. Where slides are narrow, long words do not fit beside the arrow. */
export function ServiceSlide({ service: { slug, title, img } }: { service: Slide }) {
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden text-ink">
      <Picture
        name={img}
        alt=""
        sizes={`(min-width: 1025px) ${widestPx}px, (min-width: 641px) 50vw, 100vw`}
        className="block aspect-4/3 h-auto w-full object-cover"
      />
      <div className="flex flex-1 items-end justify-between gap-3 p-5 lg:flex-col">
        <h3 className="self-start font-display font-650 text-lg leading-snug">{title}</h3>
        <PageLink
          to="/servicos/$slug"
          params={{ slug }}
          className="flex h-11 w-11 flex-shrink-0 items-center justify-center rounded-pill bg-mint text-link text-xl outline-none after:absolute after:inset-0 after:rounded-card after:content-empty group-hover:bg-brand group-hover:text-white focus-visible:after:outline-3 focus-visible:after:outline-link-blue focus-visible:after:-outline-offset-3 focus-visible:after:outline-solid"
        >
          <Icon name="arrowRight" />
          <span className="sr-only">{title}</span>
        </PageLink>
      </div>
    </article>
  )
}
