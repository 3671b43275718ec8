import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/picture.schema'
import { Picture } from '../ui/Picture'

interface LeadSectionProps {
  id: string
  title: ReactNode
  intro: ReactNode
  /** Decorates the column of the invitation, where the screen is wide enough for two columns. */
  picture: PictureName
  children: ReactNode
}

/** A lead form with its invitation beside it. Links to its `id` land here. */
export function LeadSection({ id, title, intro, picture, children }: LeadSectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="bg-mint">
      <div className="band grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="flex flex-col gap-4 lg:pt-6">
          <h2 id={titleId} className="text-title-strong">
            {title}
          </h2>
          <p className="max-w-[34em] text-intro text-muted">{intro}</p>
          <div className="mt-6 hidden lg:block">
            <Picture
              name={picture}
              alt=""
              sizes="(min-width: 1600px) 730px, 48vw"
              className="block aspect-[4/3] h-auto w-full rounded-card object-cover shadow-card"
            />
          </div>
        </div>
        <div className="card p-form">{children}</div>
      </div>
    </section>
  )
}
