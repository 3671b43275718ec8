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
  /** The space above and below. */
  pad?: keyof typeof pads
  children?: ReactNode
}

const tones = {
  paper: 'ground-paper',
  mint: 'ground-mint',
  lime: 'ground-lime',
  ink: 'ground-dark wave-band',
}

const pads = { low: 'band-low', normal: 'band', high: 'band-high' }

const introTones = { paper: 'text-muted', mint: 'text-muted', lime: '', ink: 'text-on-dark-muted' }

/** A band of a page: a landmark with its heading. */
export function Section({
  title,
  intro,
  id,
  tone = 'paper',
  isTitleHidden,
  isStatement,
  pad = 'normal',
  children,
}: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={tones[tone]}>
      <div className={`${pads[pad]} flex flex-col gap-stack`}>
        <div className={isTitleHidden ? 'sr-only' : 'twelve-columns gap-y-4 lg:items-end'}>
          <h2
            id={titleId}
            className={isStatement ? 'text-statement-strong lg:col-span-9' : 'text-title-strong lg:col-span-6'}
          >
            {title}
          </h2>
          {intro && <p className={`max-w-3xl text-intro lg:col-span-5 lg:col-start-8 ${introTones[tone]}`}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
