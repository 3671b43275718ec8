import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: ReactNode
  intro?: ReactNode
  /** The anchor that links lead to. */
  id?: string
  tone?: keyof typeof tones
  /** The heading for screen readers only, where the content speaks for itself. */
  isTitleHidden?: boolean
  /** The heading in the size of a statement, over the whole width. */
  isStatement?: boolean
  children?: ReactNode
}

const tones = {
  paper: '',
  mint: 'bg-mint',
  ink: 'ground-dark wave-band',
}

/** A band of a page: a landmark with its heading. */
export function Section({ title, intro, id, tone = 'paper', isTitleHidden, isStatement, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={tones[tone]}>
      <div className="band flex flex-col gap-stack">
        <div className={isTitleHidden ? 'sr-only' : 'twelve-columns gap-y-4 lg:items-end'}>
          <h2
            id={titleId}
            className={isStatement ? 'text-statement-strong lg:col-span-9' : 'text-title-strong lg:col-span-7'}
          >
            {title}
          </h2>
          {intro && (
            <p
              className={`max-w-3xl text-intro lg:col-span-5 lg:col-start-8 ${tone === 'ink' ? 'text-on-dark-muted' : 'text-muted'}`}
            >
              {intro}
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
