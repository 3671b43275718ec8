import { FormattedMessage } from 'react-intl'
import { Drawing } from '../ui/Drawing.tsx'
import type { MessagePoint } from './cards/PointCards.tsx'

/** Three steps below a line that rises with them, on wide screens. */
export function RisingSteps({ points }: { points: readonly MessagePoint[] }) {
  return (
    <div className="relative">
      <Drawing name="rise" className="absolute top-0 hidden h-44 w-full lg:block" />
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers WebKit takes it for no list */}
      <ol role="list" className="grid gap-8 lg:grid-cols-3 lg:gap-5">
        {points.map(({ id, title, text }, index) => (
          <li key={id} className={`flex flex-col gap-3 ${rises[index]}`}>
            <span aria-hidden="true" className="font-display font-700 text-link text-title tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-heading-strong">
              <FormattedMessage id={title} />
            </h3>
            <p className="max-w-[26em] text-muted">
              <FormattedMessage id={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How far below the top each step stands: right under the line. */
const rises = ['lg:pt-52', 'lg:pt-36', 'lg:pt-20']
