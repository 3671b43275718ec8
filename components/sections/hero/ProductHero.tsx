import type { ReactNode } from 'react'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { Text } from '../../ui/Text.tsx'
import { HeroGround, HeroTitle, type HeroWords } from './Hero.tsx'
import { Scene } from './Scene.tsx'

interface ProductHeroProps extends HeroWords {
  picture: PictureName
  /** The product, which stands in the picture. */
  screen: ReactNode
  children: ReactNode
}

/** An opening with words beside a product. On narrow screens the product stands below the words. */
export function ProductHero({ picture, screen, title, intro, children }: ProductHeroProps) {
  return (
    <HeroGround className="with-scene">
      <div className="content flex flex-col items-start gap-4 sm:gap-6">
        <HeroTitle className="lg:max-w-[10em]" words={title} />
        <div className="flex flex-col items-start gap-6 sm:gap-8 lg:max-w-[min(31rem,40%)]">
          {intro && <Text className="max-w-[31em] text-on-dark sm:text-intro" words={intro} />}
          {children}
        </div>
      </div>
      <Scene picture={picture}>
        <div className="scene-product">{screen}</div>
      </Scene>
    </HeroGround>
  )
}
