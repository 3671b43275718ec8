import type { ReactNode } from 'react'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Text, type Words } from '../../ui/Text.tsx'

interface HeroProps {
  picture?: PictureName
  /** Stands in the picture, so that the first view shows a product. */
  screen?: ReactNode
  title: Words
  intro?: Words
  /** Shown between title and intro, such as a badge. */
  meta?: ReactNode
  children?: ReactNode
  /** Beside the words on wide screens, below them on narrow ones; a page without a picture has it. */
  aside?: ReactNode
}

/** The dark opening of a page with its only `h1`; the header floats on it, and where its picture shows the pavement, it ends in stones. */
export function Hero({ picture, screen, title, intro, meta, children, aside }: HeroProps) {
  // The pictures of services show cords.
  const isPaved = picture && !picture.startsWith('hero/service-')
  // With nothing else beside the title, the intro and what it leads to stand there on wide screens.
  const isBeside = !picture && !aside && Boolean(intro && children)
  return (
    <section
      className={`ground-dark hero-frame ${isPaved ? 'stone-edge lg:pb-[calc(var(--stones)+2.5rem)]' : 'pb-band-low'} ${picture ? 'min-h-[min(32rem,90svh)] pt-[calc(var(--header-height)+clamp(1.5rem,4vw,4rem))] [--backdrop:clamp(8rem,38vw,22rem)]' : 'pt-[calc(var(--header-height)+clamp(2rem,4vw,4rem))]'} ${screen ? 'max-lg:[--backdrop:clamp(19.5rem,56vw,31rem)] lg:min-h-[40rem]' : ''}`}
    >
      <div className={aside ? 'content grid gap-8 lg:grid-cols-3' : ''}>
        <div
          className={`flex flex-col items-start gap-4 sm:gap-6 ${aside ? 'lg:col-span-2' : 'content'} ${isBeside ? 'lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-8' : ''} ${picture ? 'pb-[var(--backdrop)] lg:pb-0 print:pb-4' : ''}`}
        >
          {meta}
          <Text
            as="h1"
            className={`font-display font-750 text-hero text-balance ${picture ? (screen ? 'lg:max-w-[10em]' : 'max-w-[14em] lg:max-w-[72%]') : ''} ${isBeside ? 'lg:row-span-2' : ''}`}
            words={title}
          />
          {intro && (
            <Text
              className={`max-w-[31em] text-on-dark ${picture ? 'lg:max-w-[min(31em,58%)]' : ''} ${isBeside ? 'lg:max-w-[24em]' : ''} ${screen ? 'sm:text-intro' : 'text-intro'}`}
              words={intro}
            />
          )}
          {children && (
            <div
              className={`mt-2 flex w-full flex-col items-start gap-6 sm:gap-10 ${isBeside ? 'lg:col-start-2' : ''}`}
            >
              {children}
            </div>
          )}
        </div>
        {aside}
      </div>
      {/* After the text: drawn earlier, the picture would move with each line that arrives. */}
      {picture && <Backdrop picture={picture} />}
      {screen && (
        <div className="absolute right-[max(var(--gutter),50%-var(--content)/2)] bottom-18 w-2/3 max-w-100 lg:bottom-22 lg:w-[35%] lg:max-w-126">
          {screen}
        </div>
      )}
    </section>
  )
}

/** Below the text and `--backdrop` high on narrow screens; behind the text and darkened on wide ones. */
function Backdrop({ picture }: { picture: PictureName }) {
  return (
    <>
      <Picture
        name={picture}
        alt=""
        sizes="100vw"
        isFirst
        className="backdrop object-cover object-right-bottom fade-out-picture lg:fade-in-picture"
      />
      <span aria-hidden="true" className="backdrop backdrop-shade" />
    </>
  )
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className="grid w-full gap-3 sm:flex sm:flex-wrap">{children}</div>
}
