import { Children, type ReactNode } from 'react'

/** Words with hyphens, outside of tags. */
const hyphenated = /([\p{L}\d]+(?:-[\p{L}\d]+)+)(?![^<]*>)/u

/** Renders a message without line breaks at hyphens, which no style can forbid by itself. */
export function WholeWords({ children }: { children?: ReactNode }) {
  return Children.map(children, (child) =>
    typeof child === 'string'
      ? child.split(hyphenated).map((part, index) => (index % 2 ? whole(part, index) : part))
      : child,
  )
}

export function wholeWordsIn(html: string) {
  return { __html: html.replace(new RegExp(hyphenated, 'gu'), '<span class="whitespace-nowrap">$1</span>') }
}

function whole(word: string, key: number) {
  return (
    <span key={key} className="whitespace-nowrap">
      {word}
    </span>
  )
}
