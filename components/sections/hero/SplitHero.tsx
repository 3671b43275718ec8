import type { ReactNode } from 'react'
import { HeroGround, HeroIntro, HeroTitle, type HeroWords } from './Hero.tsx'

/** Words alone: on wide screens, what leads on stands beside the title. */
export function SplitHero({ title, intro, children }: HeroWords & { children: ReactNode }) {
  return (
    <HeroGround className="pb-band-low">
      <div className="content grid gap-x-8 gap-y-4 sm:gap-y-6 lg:grid-cols-[7fr_5fr]">
        <HeroTitle words={title} />
        <div className="grid content-start gap-6 sm:gap-8">
          {intro && <HeroIntro className="max-w-[31em] lg:max-w-[24em]" words={intro} />}
          {children}
        </div>
      </div>
    </HeroGround>
  )
}
