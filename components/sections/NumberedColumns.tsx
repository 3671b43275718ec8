import { FormattedMessage } from 'react-intl'
import type { MessagePoint } from './cards/PointCards.tsx'

export function NumberedColumns({ points }: { points: readonly MessagePoint[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of lists without markers
    <ol role="list" className="grid gap-6 md:grid-cols-3">
      {points.map(({ id, title, text }, index) => (
        <li key={id} className="flex gap-5 border-0 border-brand border-t-2 border-solid pt-4 md:flex-col md:gap-3">
          <span
            aria-hidden="true"
            className="w-[0.6em] shrink-0 font-display font-700 text-link text-title leading-none"
          >
            {index + 1}
          </span>
          <div className="flex flex-col gap-2">
            <h3 className="text-heading-strong">
              <FormattedMessage id={title} />
            </h3>
            <p className="text-muted">
              <FormattedMessage id={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
