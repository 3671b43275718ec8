import type { ReactNode } from 'react'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { Picture } from '../../ui/Picture.tsx'
import { HeroGround, HeroIntro, HeroTitle, type HeroWords } from './Hero.tsx'

interface PictureHeroProps extends HeroWords {
  picture: PictureName
  look?: keyof typeof looks
  children?: ReactNode
}

const wide = { title: 'max-w-[14em] lg:max-w-[72%]', intro: 'max-w-[31em] lg:max-w-[min(31em,58%)]' }

/** Where there is something to see beside the words, only half of the picture is dark for them; a narrow column leaves more of it. */
const looks = {
  full: { ...wide, frame: 'on-picture' },
  half: { ...wide, frame: 'on-picture half-shade' },
  narrow: { title: 'lg:max-w-[6.5em]', intro: 'max-w-[31em] lg:max-w-[18em]', frame: 'on-picture half-shade' },
}

/** Words on a picture, which on narrow screens lies below them. */
export function PictureHero({ picture, look = 'full', title, intro, children }: PictureHeroProps) {
  const { frame, ...widths } = looks[look]
  return (
    <HeroGround className={frame}>
      <div className="content flex flex-col items-start gap-4 sm:gap-6">
        <HeroTitle className={widths.title} words={title} />
        {intro && <HeroIntro className={widths.intro} words={intro} />}
        {children && <div className="mt-2 flex w-full flex-col items-start gap-6 sm:gap-10">{children}</div>}
      </div>
      <Backdrop picture={picture} />
    </HeroGround>
  )
}

/** Below the words on narrow screens; behind them, and darkened where they stand, on wide ones. Drawn before the words it would move with each line that arrives. */
export function Backdrop({ picture }: { picture: PictureName }) {
  return (
    <>
      <Picture name={picture} alt="" sizes="100vw" isFirst className="backdrop" />
      <span aria-hidden="true" className="backdrop-shade" />
    </>
  )
}
