import { type ReactNode, useId } from 'react'

/** A band that tells: the heading on one side, its paragraphs on the other. */
export function Story({
  title,
  children,
  tone = 'paper',
}: {
  title: ReactNode
  children: ReactNode
  tone?: keyof typeof tones
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      <div className="band grid items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <h2 id={titleId} className="text-title-strong">
          {title}
        </h2>
        <div className="flex max-w-[42em] flex-col items-start gap-5 text-lead">{children}</div>
      </div>
    </section>
  )
}

const tones = {
  paper: '',
  mint: 'bg-mint',
  dark: 'ground-dark',
}
