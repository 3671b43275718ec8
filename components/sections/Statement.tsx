import { type ReactNode, useId } from 'react'
import { Text, type Words } from '../ui/Text.tsx'

interface StatementProps {
  title: Words
  children: ReactNode
}

/** One sentence, as large as its page says anything; on wide screens what it means stands beside it, and ends where it ends. */
export function Statement({ title, children, tone = 'ink' }: StatementProps & { tone?: keyof typeof tones }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      <div className="content figure-column twelve-columns gap-y-stack py-band-low">
        <StatementTitle id={titleId} className="lg:col-span-7" words={title} />
        <div className="grid justify-items-start gap-6 text-intro lg:col-span-5 lg:self-end">{children}</div>
      </div>
    </section>
  )
}

const tones = { mint: 'ground-mint', ink: 'ground-night' }

/** What it means stands below the sentence, side by side. */
export function WideStatement({ title, children, tone = 'ink' }: StatementProps & { tone?: keyof typeof tones }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      <div className="content figure-column grid gap-y-stack py-band-low">
        <StatementTitle id={titleId} words={title} />
        <div className="columns gap-y-6 text-intro">{children}</div>
      </div>
    </section>
  )
}

function StatementTitle({ id, className = '', words }: { id: string; className?: string; words: Words }) {
  return (
    <Text
      as="h2"
      id={id}
      className={`font-display font-750 text-statement text-balance lg:text-[4.8cqi] ${className}`}
      words={words}
    />
  )
}
