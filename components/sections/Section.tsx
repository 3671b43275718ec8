import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: ReactNode
  intro?: ReactNode
  /** A link to related content. */
  action?: ReactNode
  /** The fragment that links refer to. */
  id?: string
  tone?: keyof typeof tones
  /** Hides the heading from all but screen readers. */
  isTitleHidden?: boolean
  isStatement?: boolean
  /** Less spacing, and on wide screens the heading beside the content. */
  isReference?: boolean
  children?: ReactNode
}

const tones = {
  paper: 'ground-paper',
  mint: 'ground-mint',
  accent: 'ground-accent',
  ink: 'ground-dark',
}

const introTones = { paper: 'text-muted', mint: 'text-muted', accent: '', ink: 'text-on-dark-muted' }

export function Section(props: SectionProps) {
  const { title, intro, action, id, tone = 'paper', isTitleHidden, isReference, children } = props
  const titleId = useId()
  const heading = (
    <h2 id={titleId} className={`text-title-strong ${isReference ? '' : 'lg:col-span-6'}`}>
      {title}
    </h2>
  )
  const more = (intro || action) && (
    <div
      className={`flex flex-col items-start gap-5 text-intro ${isReference ? '' : 'lg:col-span-6 lg:col-start-7'} ${intro || isReference ? '' : 'lg:items-end'} ${introTones[tone]}`}
    >
      {intro && <p className="text-balance">{intro}</p>}
      {action}
    </div>
  )
  return (
    <section id={id} aria-labelledby={titleId} className={tones[tone]}>
      {isReference ? (
        <div className="band-low twelve-columns gap-y-6">
          <div className="flex flex-col items-start gap-5 lg:col-span-5">
            {heading}
            {more}
          </div>
          <div className="lg:col-span-6 lg:col-start-7">{children}</div>
        </div>
      ) : (
        <div className="band flex flex-col gap-stack">
          <div className={isTitleHidden ? 'sr-only' : 'twelve-columns gap-y-4 lg:items-end'}>
            {heading}
            {more}
          </div>
          {children}
        </div>
      )}
    </section>
  )
}
