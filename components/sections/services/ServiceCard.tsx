import { PageLink } from '../../page/PageLink.tsx'
import type { SharedContent } from '../../page/page-data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** Pages that are not about services show their titles only. */
export type Service = Omit<SharedContent['services'][number], 'description'> & { description?: string }

interface ServiceCardProps {
  service: Service
  ground?: keyof typeof grounds
  /** Spans the whole row, with the wave beside the text. */
  isWide: boolean
}

const grounds = {
  green: 'from-brand to-deep',
  deep: 'from-deep to-ink',
  blue: 'from-brand-blue to-brand-night',
}

/** A compact row on phones, so that visitors see all services at once. */
export function ServiceCard({ service: { id, slug, title, description }, ground = 'green', isWide }: ServiceCardProps) {
  return (
    <article
      className={`group relative isolate flex h-full flex-col overflow-hidden rounded-panel bg-gradient-to-br text-white transition-transform duration-200 hover:-translate-y-1 accent-focus sm:rounded-card ${grounds[ground]}`}
    >
      <div
        className={`flex items-center gap-4 p-3 sm:flex-col sm:items-start sm:gap-3 sm:p-card ${isWide ? 'sm:min-h-44 sm:w-1/2' : 'flex-1 sm:pb-6'}`}
      >
        <img
          src={`/art/rule/${id}.avif`}
          alt=""
          width={88}
          height={88}
          loading="lazy"
          className="h-auto w-[min(72px,18vw)] shrink-0 rounded-field sm:hidden"
        />
        <span className="hidden h-9 w-9 shrink-0 items-center justify-center rounded-lg bg-white/14 text-lg sm:flex sm:h-12 sm:w-12 sm:rounded-field sm:text-2xl">
          <Icon name={id} />
        </span>
        <div className="flex flex-1 flex-col gap-1 max-sm:pr-10 sm:flex-none sm:gap-3">
          <h3 className="text-heading-strong max-sm:text-[clamp(1rem,5vw,1.125rem)]">
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
          className="absolute top-[calc(50%-0.6em)] right-4 text-2xl text-accent transition-transform group-hover:translate-x-1 sm:top-[calc(theme(spacing.card)+0.4em)] sm:right-card"
        />
      </div>
      <div
        className={`-z-1 hidden mix-blend-lighten sm:block ${isWide ? 'absolute inset-y-0 right-0 w-3/5 [mask-image:linear-gradient(90deg,transparent,#000_50%)]' : 'aspect-7/4 overflow-hidden'}`}
      >
        <Picture
          name={`tiles/${id}`}
          alt=""
          sizes={
            isWide ? '(min-width: 1025px) 940px, 60vw' : '(min-width: 1680px) 500px, (min-width: 1025px) 31vw, 50vw'
          }
          className="block h-full w-full object-cover object-bottom transition-transform duration-500 group-hover:scale-103"
        />
      </div>
    </article>
  )
}
