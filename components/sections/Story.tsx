import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import { Picture } from '../ui/Picture.tsx'

interface StoryProps {
  title: ReactNode
  children: ReactNode
  tone?: keyof typeof tones
  /** What shows it: a picture, a drawing. It decorates. */
  visual: ReactNode
  /** The side of the visual on wide screens. */
  side?: keyof typeof sides
}

/** A band of text, with something to look at beside it. */
export function Story({ title, children, tone = 'paper', visual, side = 'right' }: StoryProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      <div className="band twelve-columns items-center gap-y-10">
        <div className="flex flex-col gap-6 lg:col-span-6">
          <h2 id={titleId} className="text-title-strong">
            {title}
          </h2>
          <div className="flex max-w-measure flex-col items-start gap-5 text-intro">{children}</div>
        </div>
        <div className={`lg:col-span-5 ${sides[side]}`}>{visual}</div>
      </div>
    </section>
  )
}

/** A picture beside a story. */
export function StoryPicture({ name }: { name: PictureName }) {
  return (
    <Picture
      name={name}
      alt=""
      sizes="(min-width: 1600px) 640px, (min-width: 1025px) 42vw, 100vw"
      className="rounded-card shadow-card"
    />
  )
}

const tones = {
  paper: '',
  mint: 'bg-mint',
}

const sides = {
  left: 'lg:order-first lg:mr-12',
  right: 'lg:col-start-8',
}
