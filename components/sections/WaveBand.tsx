import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/picture.schema'
import { Picture } from '../ui/Picture'
import { WaveScrim } from './Hero'

interface WaveBandProps {
  picture: PictureName
  title: ReactNode
  /** Large for the one sentence of the page to remember; else as large as other headings. */
  size?: 'hero' | 'title'
  children: ReactNode
}

/** A dark band over a wave, for what a page wants remembered. */
export function WaveBand({ picture, title, size = 'title', children }: WaveBandProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="ground-dark relative isolate overflow-hidden">
      <Picture
        name={picture}
        alt=""
        sizes="100vw"
        className="absolute inset-0 -z-1 h-full w-full object-cover object-right-bottom"
      />
      <WaveScrim />
      <div className="band flex flex-col items-start gap-6">
        <h2
          id={titleId}
          className={size === 'hero' ? 'max-w-[18em] text-hero-strong' : 'max-w-[18em] text-title-strong'}
        >
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
