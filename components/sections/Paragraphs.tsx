import type { ReactNode } from 'react'
import { Text, type Words } from '../ui/Text.tsx'

interface ParagraphsProps {
  sections: readonly { id: string; title: Words; text: Words }[]
  /** A link to related content, below the text. */
  children?: ReactNode
}

/** Sections of one paragraph each, as rows: heading, text and a line. */
export function Paragraphs({ sections, children }: ParagraphsProps) {
  return (
    <div className="ground-paper">
      <div className="band-low grid gap-y-stack">
        {sections.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id} className="twelve-columns gap-y-3 row-line pt-5">
            <Text as="h2" id={id} className="text-heading-strong lg:col-span-4" words={title} />
            <div className="flex flex-col items-start gap-6 lg:col-span-8">
              <Text className="max-w-[32em] text-intro" words={text} />
              {children}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
