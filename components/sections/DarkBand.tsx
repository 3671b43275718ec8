import { type ReactNode, useId } from 'react'
import { Backdrop } from './hero/Hero.tsx'

interface DarkBandProps {
  title: ReactNode
  children: ReactNode
}

export function DarkBand({ title, children }: DarkBandProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="ground-dark relative isolate with-backdrop">
      <Backdrop picture="call/home" />
      <div className="band-low flex flex-col items-start gap-5 max-lg:pb-[var(--backdrop)]">
        <h2 id={titleId} className="max-w-[15em] text-statement-strong lg:max-w-[64%]">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
