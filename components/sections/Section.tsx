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
  /** Less spacing, for one paragraph and for what visitors look up. */
  isCompact?: boolean
  /** The content takes all columns, and only the introduction stands beside the heading. */
  isWide?: boolean
  children?: ReactNode
}

const tones = {
  paper: 'ground-paper',
  mint: 'ground-mint',
  ink: 'ground-dark',
}

const introTones = { paper: 'text-muted', mint: 'text-muted', ink: 'text-on-dark-muted' }

/** The heading stands in columns 1 to 4 and stays while the content, in 5 to 12, is read. */
export function Section(props: SectionProps) {
  const { title, intro, action, id, tone = 'paper', isCompact, isWide, children } = props
  const titleId = useId()
  const more = (intro || action) && (
    <div className={`flex flex-col items-start gap-5 ${isWide ? 'lg:col-span-8' : ''}`}>
      {intro && <Text className={`max-w-measure text-intro ${introTones[tone]}`} words={intro} />}
      {action}
    </div>
  )
  return (
    <section id={id} aria-labelledby={titleId} className={tones[tone]}>
      <div className={`${isCompact ? 'band-low' : 'band'} twelve-columns gap-y-stack`}>
        <div className={isWide ? 'contents' : 'stays flex flex-col items-start gap-5 lg:col-span-4'}>
          <Text
            as="h2"
            id={titleId}
            className={`text-title-strong ${isWide && !more ? 'lg:col-span-12' : 'lg:col-span-4'}`}
            words={title}
          />
          {more}
        </div>
        {children && (
          <div className={`flex min-w-0 flex-col gap-stack ${isWide ? 'lg:col-span-12' : 'lg:col-span-8'}`}>
            {children}
          </div>
        )}
      </div>
    </section>
  )
}
