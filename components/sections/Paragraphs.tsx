import { FormattedMessage } from 'react-intl'
import type { MessagePoint } from './Columns.tsx'

/** Short sections of one paragraph, two side by side on wide screens; of a single one, heading and text. */
export function Paragraphs({ sections }: { sections: readonly MessagePoint[] }) {
  return (
    <div className="ground-paper">
      <div className="band-low grid gap-x-5 gap-y-stack lg:grid-cols-2">
        {sections.map(({ id, title, text }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="grid content-start gap-x-5 gap-y-4 lg:[&:only-child]:col-span-2 lg:[&:only-child]:grid-cols-[1fr_2fr]"
          >
            <h2 id={id} className="max-w-[24em] text-heading-strong">
              <FormattedMessage id={title} />
            </h2>
            <p className="max-w-[32em] text-intro">
              <FormattedMessage id={text} />
            </p>
          </section>
        ))}
      </div>
    </div>
  )
}
