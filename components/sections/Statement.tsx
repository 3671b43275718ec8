import { type ReactNode, useId } from 'react'

interface StatementProps {
  title: ReactNode
  tone?: keyof typeof tones
  children?: ReactNode
}

const tones = { accent: 'ground-accent', ink: 'ground-night wave-below' }

/** One sentence, with what it means beside it. */
export function Statement({ title, tone = 'ink', children }: StatementProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      <div className="content grid gap-x-5 gap-y-stack py-band-low lg:grid-cols-[3fr_2fr]">
        <div className="figure-column">
          <h2 id={titleId} className="text-statement-strong">
            {title}
          </h2>
        </div>
        <div className="grid justify-items-start gap-6 text-intro">{children}</div>
      </div>
    </section>
  )
}
