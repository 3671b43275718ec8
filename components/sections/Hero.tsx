import type { ReactNode } from 'react'
import type { PictureName } from '../../content/picture.schema'
import { Picture } from '../ui/Picture'

interface HeroProps {
  picture: PictureName
  portrait?: PictureName
  title: ReactNode
  intro?: ReactNode
  /** What stands between title and intro, such as a badge. */
  meta?: ReactNode
  /** Buttons, and what belongs to them. */
  children?: ReactNode
  size?: keyof typeof sizes
}

const sizes = {
  tall: 'min-h-[min(46rem,100svh)] pt-[calc(var(--header-height)+clamp(3rem,7vw,7rem))] pb-[clamp(9rem,14vw,14rem)]',
  normal: 'min-h-[min(34rem,90svh)] pt-[calc(var(--header-height)+clamp(3rem,6vw,6rem))] pb-[clamp(6rem,10vw,10rem)]',
  low: 'min-h-[20rem] pt-[calc(var(--header-height)+clamp(2.5rem,5vw,4.5rem))] pb-[clamp(4rem,8vw,7rem)]',
}

/** The dark opening of a page: its one `h1` over a wave. It begins below the header, which floats on it. */
export function Hero({ picture, portrait, title, intro, meta, children, size = 'normal' }: HeroProps) {
  return (
    <section className={`ground-dark relative isolate -mt-[var(--header-height)] overflow-hidden ${sizes[size]}`}>
      <Picture
        name={picture}
        portrait={portrait}
        alt=""
        sizes="100vw"
        isFirst
        className="absolute inset-0 -z-1 h-full w-full object-cover object-right-bottom"
      />
      <WaveScrim />
      <div className="content flex flex-col items-start gap-6">
        {meta}
        <h1 className="max-w-[15em] text-hero-strong">{title}</h1>
        {intro && <p className="max-w-[38em] text-intro text-on-dark">{intro}</p>}
        {children && <div className="mt-2 flex w-full flex-col items-start gap-10">{children}</div>}
      </div>
    </section>
  )
}

/** Darkens the wave behind the words, so that they can be read wherever it runs. */
export function WaveScrim() {
  return <span aria-hidden="true" className="wave-scrim" />
}

/** The words of a title that are drawn in the colours of the wave. */
export function Highlight({ children }: { children: ReactNode }) {
  return (
    <span className="bg-gradient-to-r from-accent via-highlight-green to-highlight-blue box-decoration-clone bg-clip-text text-transparent">
      {children}
    </span>
  )
}

/** The buttons of a hero or a closing call. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>
}
