import { type ReactNode, useId } from 'react'
import { Text, type Words } from '../ui/Text.tsx'

interface StatementProps {
  title: Words
  tone?: keyof typeof tones
  children?: ReactNode
}

const tones = { mint: 'ground-mint', ink: 'ground-night' }

/** One sentence, as large as its page says anything, with what it means below it. */
export function Statement({ title, tone = 'ink', children }: StatementProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      <div className="content twelve-columns gap-y-stack py-band-low">
        <div className="figure-column lg:col-span-12">
          <Text as="h2" id={titleId} className="text-statement-strong" words={title} />
        </div>
        <div className="grid justify-items-start gap-6 text-intro lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}
