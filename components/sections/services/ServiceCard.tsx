import { PageLink } from '../../page/PageLink.tsx'
import type { SharedContent } from '../../page/page-data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** Where services are not what a page is about, their titles are enough. */
export type Service = Omit<SharedContent['services'][number], 'description'> & { description?: string }

/** How a card lies, by the classes of its parts. */
export interface ServiceCardVariant {
  card: string
  words: string
  title: string
  frame: string
  picture: string
  /** How wide the picture is shown. */
  sizes: string
  arrow: string
}

/** Words above, and the wave that rises into them. */
export const vertical: ServiceCardVariant = {
  card: 'sm:grid-rows-[1fr_auto]',
  words: '',
  title: 'text-heading-strong',
  frame: 'sm:[mask-image:linear-gradient(transparent,#0009_28%,#000_60%)]',
  picture: 'aspect-[16/9] h-auto',
  sizes: '(min-width: 1025px) 470px, 50vw',
  arrow: '',
}

interface ServiceCardProps {
  service: Service
  variant: ServiceCardVariant
}

/** In green, one of them in blue. On phones a row, so that visitors see all of them at once; a card with its wave where there is room. */
export function ServiceCard({ service: { id, slug, title, description }, variant }: ServiceCardProps) {
  const ground = id === 'outsourcing' ? 'from-brand-blue to-brand-night' : 'from-brand to-deep'
  const { card, words, title: titleLook, frame, picture, sizes, arrow } = variant
  return (
    <article
      className={`group relative grid h-full overflow-hidden rounded-panel bg-gradient-to-br text-white transition-transform duration-200 hover:-translate-y-1 accent-focus sm:rounded-card ${ground} ${card}`}
    >
      <div className="flex items-center gap-4 p-3 sm:flex-col sm:items-start sm:gap-3 sm:p-card">
        <img
          src={`/art/rule/${id}.avif`}
          alt=""
          width={88}
          height={88}
          loading="lazy"
          className="h-auto w-[min(72px,18vw)] shrink-0 rounded-field sm:hidden"
        />
        <span className="hidden h-12 w-12 shrink-0 items-center justify-center rounded-field bg-white/14 text-2xl sm:mb-2 sm:flex">
          <Icon name={id} />
        </span>
        <div className={`flex flex-1 flex-col gap-1 sm:gap-3 ${words}`}>
          <h3 className={`max-sm:pr-6 max-sm:text-[clamp(1rem,5vw,1.125rem)] ${titleLook}`}>
            <PageLink
              to="/servicos/$slug"
              params={{ slug }}
              className="text-inherit no-underline whole-card focus-visible:after:outline-accent focus-visible:after:-outline-offset-6"
            >
              {title}
            </PageLink>
          </h3>
          {description && <p className="max-w-[38em] text-on-brand max-sm:text-small">{description}</p>}
        </div>
        <Icon
          name="arrowRight"
          className={`absolute top-3 right-3 text-2xl text-accent transition-transform group-hover:translate-x-1 sm:top-9 sm:right-9 ${arrow}`}
        />
      </div>
      <div className={`hidden overflow-hidden sm:block ${frame}`}>
        <Picture
          name={`tiles/${id}`}
          alt=""
          sizes={sizes}
          className={`block w-full object-cover transition-transform duration-500 group-hover:scale-103 ${picture}`}
        />
      </div>
    </article>
  )
}
