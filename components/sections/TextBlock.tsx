import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import { Picture } from '../ui/Picture.tsx'

interface TextBlockProps {
  title: ReactNode
  children: ReactNode
  tone?: keyof typeof tones
  picture?: PictureName
  /** None for a decorative picture. */
  alt?: string
}

export function TextBlock({ title, children, tone = 'paper', picture, alt = '' }: TextBlockProps) {
  const titleId = useId()
  const heading = (
    <h2 id={titleId} className={picture ? 'text-title-strong' : 'text-title-strong lg:col-span-6'}>
      {title}
    </h2>
  )
  const text = (
    <div className={`flex flex-col items-start gap-5 text-intro ${picture ? '' : 'lg:col-span-6 lg:col-start-7'}`}>
      {children}
    </div>
  )
  return (
    <section aria-labelledby={titleId} className={tones[tone]}>
      {picture ? (
        <div className="band twelve-columns items-center gap-y-6">
          <div className="flex flex-col gap-6 lg:col-span-5">
            {heading}
            {text}
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            <Picture
              name={picture}
              alt={alt}
              sizes="(min-width: 1600px) 760px, (min-width: 1025px) 48vw, 100vw"
              className="rounded-card shadow-card"
            />
          </div>
        </div>
      ) : (
        <div className="band twelve-columns gap-y-4">
          {heading}
          {text}
        </div>
      )}
    </section>
  )
}

const tones = { paper: 'ground-paper', mint: 'ground-mint' }
