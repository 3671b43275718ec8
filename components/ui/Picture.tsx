import type { PictureName } from '../../content/picture.schema'
import { pictureLocale } from '../../locales/locales'
import { useLocale } from '../page/PageProvider'

interface PictureProps {
  name: PictureName
  /** Empty where the picture only decorates. */
  alt: string
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
  className?: string
  /** In the first view: loaded at once. */
  isFirst?: boolean
  /** An upright crop for narrow screens. */
  portrait?: PictureName
}

/** What all pictures of a folder share: the widths in which they exist, their shape, and whether they hold words. */
const families = {
  hero: { widths: [800, 1600], ratio: 9 / 16, isLocalized: false },
  call: { widths: [800, 1600], ratio: 7 / 16, isLocalized: false },
  pavement: { widths: [800, 1600], ratio: 3 / 20, isLocalized: false },
  tiles: { widths: [480, 960], ratio: 2 / 3, isLocalized: false },
  services: { widths: [480, 750, 960], ratio: 3 / 4, isLocalized: true },
  products: { widths: [480, 750, 960], ratio: 3 / 4, isLocalized: true },
  ways: { widths: [480, 750, 960], ratio: 3 / 4, isLocalized: true },
  panorama: { widths: [800, 1600], ratio: 3 / 7, isLocalized: true },
  news: { widths: [480, 750, 960], ratio: 9 / 16, isLocalized: false },
  stories: { widths: [480, 750, 960], ratio: 9 / 16, isLocalized: false },
  videos: { widths: [480, 750, 960], ratio: 9 / 16, isLocalized: false },
} as const
const portraitWidth = 750

/** An image in modern formats and several widths, with its space reserved. */
export function Picture({ name, alt, sizes, className, isFirst = false, portrait }: PictureProps) {
  const locale = useLocale()
  const { widths, ratio, isLocalized } = families[name.split('/')[0] as keyof typeof families]
  const path = `/art/${name}${isLocalized ? `.${pictureLocale(locale)}` : ''}`
  const srcSet = (format: string) => widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ')
  const widest = widths[widths.length - 1] as number
  return (
    <picture>
      {portrait && (
        <source
          media="(max-width: 640px) and (orientation: portrait)"
          type="image/avif"
          srcSet={`/art/${portrait}-${portraitWidth}.avif ${portraitWidth}w`}
          sizes="100vw"
        />
      )}
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={`${path}-${widest}.webp`}
        srcSet={srcSet('webp')}
        sizes={sizes}
        alt={alt}
        width={widest}
        height={Math.round(widest * ratio)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
