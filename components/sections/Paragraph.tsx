import type { ReactNode } from 'react'
import { Text, type Words } from '../ui/Text.tsx'

interface ParagraphProps {
  id: string
  title: Words
  text: Words
  /** A link to related content, below the text. */
  children?: ReactNode
}

/** A section of one paragraph, as a row: heading, text and a line. */
export function Paragraph({ id, title, text, children }: ParagraphProps) {
  return (
    <section aria-labelledby={id} className="ground-paper">
      <div className="band-low">
        <div className="twelve-columns gap-y-3 row-line pt-5">
          <Text as="h2" id={id} className="text-heading-strong lg:col-span-4" words={title} />
          <div className="flex flex-col items-start gap-6 lg:col-span-8">
            <Text className="max-w-[32em] text-intro" words={text} />
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
