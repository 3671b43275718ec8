import { type ReactNode, useId } from 'react'
import { Text, type Words } from '../ui/Text.tsx'

interface StatementProps {
  title: Words
  tone?: keyof typeof tones
  /** What it means takes all columns. */
  isWide?: boolean
  children?: ReactNode
}

const tones = { mint: 'ground-mint', ink: 'ground-night' }

/** One sentence, as large as its page says anything; what it means stands below it, where sections have their content. */
export function Statement({ title, tone = 'ink', isWide, children }: StatementProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      <div className="content twelve-columns gap-y-stack py-band-low">
        <div className="figure-column lg:col-span-12">
          <Text as="h2" id={titleId} className="text-statement-strong" words={title} />
        </div>
        <div
          className={`grid justify-items-start gap-6 text-intro ${isWide ? 'lg:col-span-12' : 'lg:col-span-8 lg:col-start-5'}`}
        >
          {children}
        </div>
      </div>
    </section>
  )
}
