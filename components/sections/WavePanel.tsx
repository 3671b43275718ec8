import type { ReactNode } from 'react'
import type { PictureName } from '../../content/picture.schema'
import { Picture } from '../ui/Picture'

/** A dark card over a wave, for what comes out of what stands beside it. */
export function WavePanel({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <div className="ground-dark relative isolate flex flex-col items-start gap-5 overflow-hidden rounded-card p-[clamp(1.5rem,1rem+3vw,3.5rem)]">
      <Picture
        name={picture}
        alt=""
        sizes="(min-width: 1025px) 60vw, 100vw"
        className="absolute inset-0 -z-1 h-full w-full object-cover object-right-bottom opacity-40"
      />
      {children}
    </div>
  )
}
