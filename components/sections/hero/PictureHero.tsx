import type { ReactNode } from 'react'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { wideWindow } from '../../layout/layout-widths.ts'
import { Picture } from '../../ui/Picture.tsx'
import { HeroGround, HeroIntro, HeroTitle, type HeroWords } from './Hero.tsx'

interface PictureHeroProps extends HeroWords {
  picture: PictureName
  look?: keyof typeof looks
  children?: ReactNode
}

const wide = { title: 'max-w-[14em] lg:max-w-[72%]', intro: 'max-w-[31em] lg:max-w-[min(31em,58%)]', sizes: '100vw' }

/**
 * How the words and the picture share the opening: `full` darkens most of the picture; `narrow`
 * leaves more of it, by a narrow column of words beside the whole picture; `near` shows its middle twice as large on
 * narrow screens.
 */
const looks = {
  full: { ...wide, frame: 'on-picture' },
  near: { ...wide, frame: 'on-picture near-picture', sizes: `${wideWindow} 100vw, 200vw` },
  narrow: {
    ...wide,
    title: 'lg:max-w-[6.5em]',
    intro: 'max-w-[31em] lg:max-w-[18em]',
    frame: 'on-picture whole-picture',
  },
}

/** An opening with words on a picture. On narrow screens the picture lies below the words. */
export function PictureHero({ picture, look = 'full', title, intro, children }: PictureHeroProps) {
  const { frame, sizes, ...widths } = looks[look]
  return (
    <HeroGround className={frame}>
      <div className="content flex flex-col items-start gap-4 sm:gap-6">
        <HeroTitle className={widths.title} words={title} />
        {intro && <HeroIntro className={widths.intro} words={intro} />}
        {children && <div className="mt-2 flex w-full flex-col items-start gap-6 sm:gap-10">{children}</div>}
      </div>
      <Backdrop picture={picture} sizes={sizes} />
    </HeroGround>
  )
}

/**
 * The picture of an opening: on narrow screens below the words, on wide ones behind them, and darkened there. It follows
 * the words in the document, since it would otherwise move with each line of them that arrives.
 */
export function Backdrop({ picture, sizes = '100vw' }: { picture: PictureName; sizes?: string }) {
  return (
    <>
      <Picture name={picture} alt="" sizes={sizes} isFirst className="backdrop" />
      <span aria-hidden="true" className="backdrop-shade" />
    </>
  )
}
