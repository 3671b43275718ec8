import { type ReactNode, useId } from 'react'
import { Text, type Words } from '../ui/Text.tsx'

interface SectionProps {
  title: Words
  intro?: Words
  /** A link to related content. */
  action?: ReactNode
  /** The fragment that links refer to. */
  id?: string
  tone?: keyof typeof tones
  size?: keyof typeof sizes
  children?: ReactNode
}

const tones = {
  paper: { ground: 'ground-paper', intro: 'text-muted' },
  mint: { ground: 'ground-mint', intro: 'text-muted' },
  ink: { ground: 'ground-dark', intro: 'text-on-dark-muted' },
}

/** The low one is for one paragraph, and for what visitors look up. */
const sizes = { full: 'band', low: 'band-low' }

/** The heading stands in columns 1 to 4 and stays while the content, in 5 to 12, is read. */
export function Section({ title, intro, action, id, tone = 'paper', size = 'full', children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={tones[tone].ground}>
      <div className={`twelve-columns gap-y-stack ${sizes[size]}`}>
        <div className="stays flex flex-col items-start gap-5 lg:col-span-4">
          <Text as="h2" id={titleId} className="text-title-strong" words={title} />
          {intro && <Text className={`max-w-measure text-intro ${tones[tone].intro}`} words={intro} />}
          {action}
        </div>
        <div className="flex min-w-0 flex-col gap-stack lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}

/** The heading stands above the content, which takes all columns; what introduces it stands beside the heading. */
export function WideSection({ title, intro, action, id, tone = 'paper', size = 'full', children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={tones[tone].ground}>
      <div className={`grid gap-y-stack ${sizes[size]}`}>
        <div className="twelve-columns gap-y-stack">
          <Text
            as="h2"
            id={titleId}
            className="text-title-strong lg:col-span-full lg:[&:has(+:not(:empty))]:col-span-4"
            words={title}
          />
          <div className="flex flex-col items-start gap-5 empty:hidden lg:col-span-8">
            {intro && <Text className={`max-w-measure text-intro ${tones[tone].intro}`} words={intro} />}
            {action}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-stack">{children}</div>
      </div>
    </section>
  )
}
