import { Text } from '../ui/Text.tsx'
import type { MessagePoint } from './Columns.tsx'

/** Short sections of one paragraph, two side by side on wide screens; of a single one, heading and text. */
export function Paragraphs({ sections }: { sections: readonly MessagePoint[] }) {
  return (
    <div className="ground-paper">
      <div className="band-low twelve-columns gap-y-stack">
        {sections.map(({ id, title, text }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="grid content-start gap-x-8 gap-y-4 lg:col-span-6 lg:[&:only-child]:col-span-12 lg:[&:only-child]:grid-cols-12"
          >
            <Text as="h2" id={id} className="text-title-strong lg:col-span-4" words={title} />
            <Text className="max-w-[32em] text-intro lg:col-span-8" words={text} />
          </section>
        ))}
      </div>
    </div>
  )
}
