import type { ReactNode } from 'react'
import { HeroGround, HeroIntro, HeroTitle, type HeroWords } from './Hero.tsx'

interface TextHeroProps extends HeroWords {
  /** Stands above the title, such as a date. */
  meta?: ReactNode
  children?: ReactNode
}

/** An opening with words only, one below another. */
export function TextHero({ meta, title, intro, children }: TextHeroProps) {
  return (
    <HeroGround className="pb-band-low">
      <div className="content flex flex-col items-start gap-4 sm:gap-6">
        {meta}
        <HeroTitle words={title} />
        {intro && <HeroIntro words={intro} />}
        {children}
      </div>
    </HeroGround>
  )
}
