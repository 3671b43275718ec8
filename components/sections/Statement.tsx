import { type ReactNode, useId } from 'react'
import { Text, type Words } from '../ui/Text.tsx'

interface StatementProps {
  title: Words
  tone?: keyof typeof tones
  /** What it means stands below the sentence, side by side in all columns. */
  isWide?: boolean
  children?: ReactNode
}

const tones = { mint: 'ground-mint', ink: 'ground-night' }

/** One sentence, as large as its page says anything; on wide screens what it means stands beside it, and ends where it ends. */
export function Statement({ title, tone = 'ink', isWide, children }: StatementProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      <div className="content figure-column twelve-columns gap-y-stack py-band-low">
        <Text
          as="h2"
          id={titleId}
          className={`text-statement-strong lg:max-w-none lg:text-[4.8cqi] ${isWide ? 'lg:col-span-12' : 'lg:col-span-7'}`}
          words={title}
        />
        <div
          className={`text-intro ${isWide ? 'columns gap-y-6 lg:col-span-12' : 'grid justify-items-start gap-6 lg:col-span-5 lg:self-end'}`}
        >
          {children}
        </div>
      </div>
    </section>
  )
}
