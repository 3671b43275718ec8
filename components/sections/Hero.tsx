import type { ReactNode } from 'react'
import type { PictureName } from '../../content/picture.schema'
import { Picture } from '../ui/Picture'

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

const sizes = {
  tall: 'min-h-[min(46rem,100svh)] pt-[calc(var(--header-height)+clamp(2rem,7vw,7rem))] [--wave:clamp(17rem,44vw,26rem)] lg:pb-[clamp(9rem,14vw,14rem)]',
  normal:
    'min-h-[min(34rem,90svh)] pt-[calc(var(--header-height)+clamp(2.5rem,6vw,6rem))] [--wave:clamp(14rem,38vw,22rem)] lg:pb-[clamp(6rem,10vw,10rem)]',
  low: 'min-h-[20rem] pt-[calc(var(--header-height)+clamp(2.5rem,5vw,4.5rem))] [--wave:clamp(10rem,28vw,16rem)] lg:pb-[clamp(4rem,8vw,7rem)]',
}

/** The dark opening of a page: its one `h1`, and a wave below or beside it. It begins below the header, which floats on it. */
export function Hero({ picture, title, intro, meta, children, size = 'normal' }: HeroProps) {
  return (
    <section className={`ground-dark relative isolate -mt-[var(--header-height)] overflow-hidden ${sizes[size]}`}>
      <Wave picture={picture} isFirst />
      <div className="content flex flex-col items-start gap-6 pb-[var(--wave)] lg:pb-0">
        {meta}
        <h1 className="max-w-[15em] text-hero-strong">{title}</h1>
        {intro && <p className="max-w-[38em] text-intro text-on-dark">{intro}</p>}
        {children && <div className="mt-2 flex w-full flex-col items-start gap-10">{children}</div>}
      </div>
    </section>
  )
}

/**
 * The wave of a dark band. On narrow screens it lies below the words, as high as `--wave` says, in its full light; on wide ones behind
 * them, darkened where they stand.
 */
export function Wave({ picture, isFirst }: { picture: PictureName; isFirst?: boolean }) {
  const place = 'absolute inset-x-0 bottom-0 -z-1 h-[var(--wave)] w-full lg:h-full'
  return (
    <>
      <Picture
        name={picture}
        alt=""
        sizes="100vw"
        isFirst={isFirst}
        className={`${place} object-cover object-right-bottom`}
      />
      <span
        aria-hidden="true"
        className={`${place} bg-[linear-gradient(180deg,#031416_0%,#03141600_45%)] lg:bg-[linear-gradient(100deg,#031416e6_0%,#031416cc_38%,#03141666_62%,#03141600_85%)]`}
      />
    </>
  )
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
