import { type ReactNode, useId } from 'react'
import { Text, type Words } from '../ui/Text.tsx'

interface StatementProps {
  title: Words
  ground?: keyof typeof grounds
  children: ReactNode
}

const sentence = 'font-display font-750 text-statement text-balance'

const grounds = { mint: 'ground-mint', dark: 'ground-dark' }

/** A sentence in the largest letters of its page. On wide screens its explanation stands beside it, aligned at the foot. */
export function Statement({ title, children, ground = 'dark' }: StatementProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={grounds[ground]}>
      <div className="content figure-column twelve-columns gap-y-stack py-band-low">
        <Text as="h2" id={titleId} className={`${sentence} lg:col-span-7 lg:text-[4.8cqi]`} words={title} />
        <div className="grid justify-items-start gap-6 text-intro lg:col-span-5 lg:self-end">{children}</div>
      </div>
    </section>
  )
}

/** A sentence in the largest letters of its page, with its explanation below it in columns. */
export function WideStatement({ title, children, ground = 'dark' }: StatementProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={grounds[ground]}>
      <div className="content figure-column grid gap-y-stack py-band-low">
        <Text as="h2" id={titleId} className={sentence} words={title} />
        <div className="columns gap-y-6 text-intro">{children}</div>
      </div>
    </section>
  )
}
