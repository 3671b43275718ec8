import type { ReactNode } from 'react'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { Picture } from '../../ui/Picture.tsx'
import { HeroGround, HeroIntro, HeroTitle, type HeroWords } from './Hero.tsx'

interface SplitHeroProps extends HeroWords {
  /** On phones alone, where nothing else of the page would be seen. */
  picture: PictureName
  children?: ReactNode
}

/** Words alone: on wide screens, what leads on stands beside the title. */
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
