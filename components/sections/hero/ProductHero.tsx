import type { ReactNode } from 'react'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { Text } from '../../ui/Text.tsx'
import { HeroGround, HeroTitle, type HeroWords } from './Hero.tsx'
import { Backdrop } from './PictureHero.tsx'

interface ProductHeroProps extends HeroWords {
  picture: PictureName
  /** Stands in the picture, so that the first view shows a product. */
  screen: ReactNode
  children: ReactNode
}

/** Words beside a product, which on narrow screens stands below them. */
export function ProductHero({ picture, screen, title, intro, children }: ProductHeroProps) {
  return (
    <HeroGround className="on-picture with-product">
      <div className="content flex flex-col items-start gap-4 sm:gap-6">
        <HeroTitle className="lg:max-w-[10em]" words={title} />
        {intro && <Text className="max-w-[31em] text-on-dark sm:text-intro lg:max-w-[min(31em,58%)]" words={intro} />}
        <div className="mt-2 flex w-full flex-col items-start gap-6 sm:gap-10">{children}</div>
      </div>
      <Backdrop picture={picture} />
      <div className="product">{screen}</div>
    </HeroGround>
  )
}
