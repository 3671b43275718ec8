import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import { Backdrop } from './hero/Hero.tsx'

interface DarkBandProps {
  picture?: PictureName
  title: ReactNode
  /** 'statement' is for the one sentence of a page to remember. */
  size?: 'statement' | 'title'
  children: ReactNode
}

export function DarkBand({ picture, title, size = 'title', children }: DarkBandProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`ground-dark relative isolate ${picture ? 'with-backdrop' : ''}`}>
      {picture && <Backdrop picture={picture} />}
      <div
        className={`flex flex-col items-start gap-6 ${picture ? 'max-lg:pb-[var(--backdrop)]' : ''} ${size === 'statement' ? 'band' : 'band-low'}`}
      >
        <h2
          id={titleId}
          className={
            size === 'statement'
              ? 'max-w-[15em] text-statement-strong lg:max-w-[64%]'
              : 'max-w-[18em] text-title-strong lg:max-w-[64%]'
          }
        >
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
