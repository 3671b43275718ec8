import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import { Backdrop } from './hero/Hero.tsx'

interface DarkBandProps {
  picture?: PictureName
  title: ReactNode
  children: ReactNode
}

export function DarkBand({ picture, title, children }: DarkBandProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`ground-dark relative isolate ${picture ? 'with-backdrop' : ''}`}>
      {picture && <Backdrop picture={picture} />}
      <div className={`band-low flex flex-col items-start gap-5 ${picture ? 'max-lg:pb-[var(--backdrop)]' : ''}`}>
        <h2 id={titleId} className="max-w-[15em] text-statement-strong lg:max-w-[64%]">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
