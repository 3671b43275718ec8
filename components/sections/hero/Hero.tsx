import type { ReactNode } from 'react'
import type { PictureName } from '../../../content/checks/picture.schema.ts'
import { Picture } from '../../ui/Picture.tsx'

interface HeroProps {
  picture: PictureName
  title: ReactNode
  intro?: ReactNode
  /** What stands between title and intro, such as a badge. */
  meta?: ReactNode
  /** Buttons, and what belongs to them. */
  children?: ReactNode
  size?: keyof typeof sizes
}

const sizes = { tall: 'hero-tall', normal: 'hero-normal', low: 'hero-low' }

/** The dark opening of a page: its one `h1`, and a wave below or beside it. It begins below the header, which floats on it. */
export function Hero({ picture, title, intro, meta, children, size = 'normal' }: HeroProps) {
  return (
    <section className={`ground-dark relative isolate -mt-[var(--header-height)] overflow-hidden ${sizes[size]}`}>
      <div className="content flex flex-col items-start gap-6 pb-[var(--wave)] lg:pb-0">
        {meta}
        <h1 className={`text-hero-strong ${size === 'tall' ? 'lg:max-w-[74%]' : 'max-w-[14em] lg:max-w-[72%]'}`}>
          {title}
        </h1>
        {intro && <p className="max-w-[31em] text-intro text-on-dark lg:max-w-[min(31em,58%)]">{intro}</p>}
        {children && <div className="mt-2 flex w-full flex-col items-start gap-10">{children}</div>}
      </div>
      {/* After the words: drawn before they have all arrived, a wave at their end would move with each line. */}
      <Wave picture={picture} isFirst />
    </section>
  )
}

/**
 * The wave of a dark band. On narrow screens it lies below the words, as high as `--wave` says, in its full light; on wide ones behind
 * them, darkened where they stand.
 */
export function Wave({ picture, isFirst }: { picture: PictureName; isFirst?: boolean }) {
  return (
    <>
      <Picture
        name={picture}
        alt=""
        sizes="100vw"
        isFirst={isFirst}
        className="wave-place object-cover object-right-bottom"
      />
      <span aria-hidden="true" className="wave-place wave-shade" />
    </>
  )
}

/** The buttons of a hero or a closing call. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>
}

/** The words of a title that are drawn in the colours of the wave. */
export function Highlight({ children }: { children: ReactNode }) {
  return (
    <span className="lg:-mb-[0.14em] lg:inline-block lg:pb-[0.14em] bg-gradient-to-r from-accent via-highlight-green to-highlight-blue box-decoration-clone bg-clip-text text-transparent">
      {children}
    </span>
  )
}
