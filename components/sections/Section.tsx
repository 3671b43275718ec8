import { type ReactNode, useId } from 'react'
import { Text, type Words } from '../ui/Text.tsx'

interface SectionProps {
  title: Words
  intro?: Words
  /** A link to related content. */
  action?: ReactNode
  /** The fragment that links refer to. */
  id?: string
  ground?: keyof typeof grounds
  size?: keyof typeof sizes
  children?: ReactNode
}

const grounds = { paper: 'ground-paper', mint: 'ground-mint', dark: 'ground-dark' }

/** `low` is for a single paragraph, and for what visitors look up. */
const sizes = { full: 'band', low: 'band-low' }

/** A section with its heading in columns 1 to 4, where it stays in view, and its content in columns 5 to 12. */
export function Section({ title, intro, action, id, ground = 'paper', size = 'full', children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={grounds[ground]}>
      <div className={`twelve-columns gap-y-stack ${sizes[size]}`}>
        <div className="stays flex flex-col items-start gap-5 lg:col-span-4">
          <Text as="h2" id={titleId} className="text-title-strong" words={title} />
          {intro && <Text className="max-w-measure text-intro text-muted" words={intro} />}
          {action}
        </div>
        <div className="flex min-w-0 flex-col gap-stack lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}

/** Two sections, side by side on wide screens: their headings begin on one line, and so do their contents. */
export function SectionPair({
  ground = 'paper',
  size = 'full',
  children,
}: Pick<SectionProps, 'ground' | 'size' | 'children'>) {
  return (
    <div className={grounds[ground]}>
      <div className={`grid gap-x-16 gap-y-stack lg:grid-cols-2 ${sizes[size]}`}>{children}</div>
    </div>
  )
}

/** One of the sections of a `SectionPair`. */
export function PairedSection({ title, action, id, children }: SectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="row-span-2 grid grid-rows-subgrid max-lg:[&:not(:first-child)]:mt-8"
    >
      <Text as="h2" id={titleId} className="text-title-strong" words={title} />
      <div className="flex flex-col items-start gap-stack">
        {children}
        {action}
      </div>
    </section>
  )
}

/** A section with its heading above the content, which takes all columns. */
export function WideSection({ title, intro, action, id, ground = 'paper', size = 'full', children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={grounds[ground]}>
      <div className={`flex flex-col gap-stack ${sizes[size]}`}>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="grid gap-4">
            <Text as="h2" id={titleId} className="text-title-strong" words={title} />
            {intro && <Text className="max-w-measure text-intro text-muted" words={intro} />}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  )
}
