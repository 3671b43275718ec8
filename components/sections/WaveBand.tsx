import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import { Wave } from './hero/Hero.tsx'

interface WaveBandProps {
  picture: PictureName
  title: ReactNode
  /** Large for the one sentence of the page to remember; else as large as other headings. */
  size?: 'statement' | 'title'
  children: ReactNode
}

/** A dark band over a wave, for what a page wants remembered. */
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
