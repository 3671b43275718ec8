import { type ReactNode, useId } from 'react'

interface LeadSectionProps {
  id: string
  title: ReactNode
  intro: ReactNode
  /** Decorates the column of the invitation, where the screen is wide enough for two columns. */
  visual: ReactNode
  children: ReactNode
}

/** A lead form with its invitation beside it. Links to its `id` land here. */
export function LeadSection({ id, title, intro, visual, children }: LeadSectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="bg-mint">
      <div className="band grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="flex flex-col gap-4 lg:pt-6">
          <h2 id={titleId} className="text-title-strong">
            {title}
          </h2>
          <p className="max-w-[34em] text-intro text-muted">{intro}</p>
          <div className="mt-6 hidden lg:block">{visual}</div>
        </div>
        <div className="card p-form">{children}</div>
      </div>
    </section>
  )
}
