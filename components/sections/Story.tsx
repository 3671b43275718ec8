import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/picture.schema'
import { Picture } from '../ui/Picture'

interface StoryProps {
  title: ReactNode
  children: ReactNode
  tone?: keyof typeof tones
  /** A decoration beside the words. The heading then stands above the words, not beside them. */
  picture?: PictureName
  /** The side of the picture on wide screens. */
  side?: 'left' | 'right'
}

/** A band of plain text: the heading on one side and its paragraphs on the other, or both beside a picture. */
export function Story({ title, children, tone = 'paper', picture, side = 'right' }: StoryProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      {picture ? (
        <div className="band grid items-center gap-x-column gap-y-8 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <h2 id={titleId} className="text-title-strong">
              {title}
            </h2>
            <div className="flex max-w-[38em] flex-col items-start gap-5 text-intro">{children}</div>
          </div>
          <div className={side === 'left' ? 'lg:order-first' : ''}>
            <Picture
              name={picture}
              alt=""
              sizes="(min-width: 1600px) 730px, (min-width: 1025px) 48vw, 100vw"
              className="block aspect-[4/3] h-auto w-full rounded-card object-cover object-right shadow-card"
            />
          </div>
        </div>
      ) : (
        <div className="band grid items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <h2 id={titleId} className="text-title-strong">
            {title}
          </h2>
          <div className="flex max-w-[42em] flex-col items-start gap-5 text-intro">{children}</div>
        </div>
      )}
    </section>
  )
}

const tones = {
  paper: '',
  mint: 'bg-mint',
  dark: 'ground-dark',
}
