import type { ReactNode } from 'react'
import { Text } from './Text.tsx'

interface ContentsProps {
  /** In page order. */
  parts: { anchor: string; title: ReactNode }[]
}

/** A table of contents that stays in view on wide screens, and scrolls by itself in low windows. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="stays lg:max-h-[calc(100vh-var(--header-height)-1.5rem)] lg:overflow-y-auto print:hidden"
    >
      <Text as="h2" id="contents" className="mb-3 font-650 text-base" words="ui.contents" />
      <ol className="flex flex-col items-start">
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="lone-link">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
