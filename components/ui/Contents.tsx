import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

interface ContentsProps {
  /** The parts of the page in their order, by their anchors. */
  parts: { anchor: string; title: ReactNode }[]
}

/** The parts of a long text, each leading to its place. On wide screens it stays in view while the text is read. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] print:hidden">
      <h2 id="contents" className="mb-3 font-650 text-base">
        <FormattedMessage id="ui.contents" />
      </h2>
      <ol className="flex flex-col items-start">
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="inline-flex min-h-11 items-center inline-link">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
