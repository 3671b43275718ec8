import type { ReactNode } from 'react'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { Picture } from '../../ui/Picture.tsx'
import { HeroGround, HeroIntro, HeroTitle, type HeroWords } from './Hero.tsx'

interface SplitHeroProps extends HeroWords {
  /** Shown on phones only, whose first view would have no picture otherwise. */
  picture: PictureName
  children?: ReactNode
}

/** An opening with words only. On wide screens, introduction and buttons stand beside the title. */
export function SplitHero({ picture, title, intro, children }: SplitHeroProps) {
  return (
    <HeroGround className="sm:pb-band-low">
      <div className="content grid gap-x-8 gap-y-4 sm:gap-y-6 lg:grid-cols-[7fr_5fr]">
        <HeroTitle words={title} />
        <div className="grid content-start gap-6 sm:gap-8">
          {intro && <HeroIntro className="max-w-[31em] lg:max-w-[24em]" words={intro} />}
          {children}
        </div>
      </div>
      <Picture name={picture} alt="" sizes="100vw" className="hero-strip" />
    </HeroGround>
  )
}
