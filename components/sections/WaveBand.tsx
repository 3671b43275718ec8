import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import { Wave } from './hero/Hero.tsx'

interface WaveBandProps {
  picture: PictureName
  title: ReactNode
  /** 'statement' is for the one sentence of a page to remember. */
  size?: 'statement' | 'title'
  children: ReactNode
}

export function WaveBand({ picture, title, size = 'title', children }: WaveBandProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="ground-dark relative isolate wave-band">
      <Wave picture={picture} />
      <div
        className={`flex flex-col items-start gap-6 max-lg:pb-[var(--wave)] ${size === 'statement' ? 'band-high' : 'band-low'}`}
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
