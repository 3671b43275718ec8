import { type ReactNode, useId } from 'react'

/** A lead form with its invitation beside it. Links to its `id` land here. */
export function LeadSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: ReactNode
  lead: ReactNode
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="bg-mint">
      <div className="band grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="flex flex-col gap-4 lg:pt-6">
          <h2 id={titleId} className="text-title-strong">
            {title}
          </h2>
          <p className="max-w-[34em] text-lead text-muted">{lead}</p>
        </div>
        <div className="card p-[clamp(1.25rem,1rem+2vw,3rem)]">{children}</div>
      </div>
    </section>
  )
}
