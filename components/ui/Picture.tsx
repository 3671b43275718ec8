import type { PictureName } from '../../content/schema/pictures.ts'
import { type LocaleId, pictureLocale } from '../../locales/locales.ts'
import { phoneWindow } from '../layout/layout-widths.ts'
import { useLocale } from '../page/PageProvider.tsx'
import { type Family, familyOf } from './picture-families.ts'

interface PictureProps {
  name: PictureName
  /** Empty if the picture is decorative. */
  alt: string
  /** The `sizes` attribute of the image. */
  sizes: string
  className?: string
  /** Loads eagerly, for pictures in the first view. */
  isFirst?: boolean
}

/**
 * A picture that is drawn for each language contains text, so it is never cropped. If there is a folder
 * `{folder}-narrow`, phones show the picture of the same name in it.
 */
export function Picture({ name, alt, sizes, className = '', isFirst = false }: PictureProps) {
  const locale = useLocale()
  const wide = filesOf(familyOf(name) as Family, name, locale)
  const narrowName = name.replace('/', '-narrow/')
  const narrowFamily = familyOf(narrowName)
  const upright = narrowFamily && filesOf(narrowFamily, narrowName, locale)
  return (
    <picture>
      {upright && (
        <source media={phoneWindow} type="image/avif" srcSet={upright.srcSet('avif')} sizes={sizes} {...upright.size} />
      )}
      <source type="image/avif" srcSet={wide.srcSet('avif')} sizes={sizes} />
      <img
        src={wide.src}
        srcSet={wide.srcSet('webp')}
        sizes={sizes}
        alt={alt}
        {...wide.size}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={wide.isLocalized ? `block h-auto w-full ${className}` : className}
      />
    </picture>
  )
}

function filesOf({ widths, ratio, isLocalized = false }: Family, name: string, locale: LocaleId) {
  const path = `/art/${name}${isLocalized ? `.${pictureLocale(locale)}` : ''}`
  const width = widths.at(-1) as number
  return {
    isLocalized,
    size: { width, height: Math.round(width * ratio) },
    src: `${path}-${width}.webp`,
    srcSet: (format: string) => widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', '),
  }
}
