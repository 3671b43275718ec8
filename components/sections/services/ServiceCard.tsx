import { roomyWindow, wideWindow } from '../../layout/layout-widths.ts'
import { PageLink } from '../../page/PageLink.tsx'
import type { SharedContent } from '../../page/page-data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** Pages that are not about services show their titles only. */
export type Service = Omit<SharedContent['services'][number], 'description'> & { description?: string }

interface ServiceCardProps {
  service: Service
  ground?: keyof typeof grounds
}

const grounds = {
  green: 'from-brand to-deep',
  deep: 'from-deep to-ink',
  blue: 'from-navy to-ink',
}

/** A compact row on phones, so that visitors see all services at once: its picture stands before its name. */
export function ServiceCard({ service, ground = 'green' }: ServiceCardProps) {
  const { id, slug, title, description } = service
  return (
    <article
      className={`group relative isolate h-full overflow-hidden rounded-panel bg-gradient-to-br text-white card-lift sm:rounded-card ${grounds[ground]}`}
    >
      <div className="flex h-full items-center gap-4 py-3 pr-12 pl-[30vw] max-sm:min-h-24 sm:min-h-80 lg:min-h-100 2xl:min-h-108 sm:flex-col sm:items-start sm:p-card">
        <span className="grid h-14 w-14 shrink-0 place-content-center rounded-field bg-white/15 text-3xl text-on-brand max-sm:absolute max-sm:top-2 max-sm:left-2 max-sm:h-9 max-sm:w-9 max-sm:bg-ink/60 max-sm:text-xl">
          <Icon name={id} />
        </span>
        <div className="flex flex-col gap-1 sm:max-w-[22rem] sm:gap-3 sm:pr-10">
          <h3 className="text-heading-strong max-sm:text-[clamp(1rem,5vw,1.125rem)]">
            <PageLink
              to="/servicos/$slug"
              params={{ slug }}
              className="text-inherit no-underline whole-card focus-visible:after:outline-accent focus-visible:after:-outline-offset-6"
            >
              {title}
            </PageLink>
          </h3>
          {description && <p className="max-w-[24em] text-on-brand max-sm:text-small">{description}</p>}
        </div>
      </div>
      <Icon
        name="arrowRight"
        className="absolute inset-y-0 right-5 -mr-1.5 text-on-brand transition-transform group-hover:translate-x-1 sm:top-5 sm:mr-0 sm:rounded-pill sm:border-2 sm:border-solid h-full text-xl sm:h-12 sm:w-12 sm:p-3"
      />
      <div className="absolute bottom-0 -z-1 max-sm:inset-y-0 max-sm:left-0 max-sm:w-[26vw] sm:right-0 sm:w-[86%] sm:max-w-[52rem] sm:[mask-image:linear-gradient(90deg,transparent_12%,#000_55%)]">
        <Picture
          name={`tiles/${id}`}
          alt=""
          sizes={`${wideWindow} 800px, ${roomyWindow} 92vw, 200px`}
          className="block h-full w-full object-cover sm:h-auto"
        />
      </div>
    </article>
  )
}
