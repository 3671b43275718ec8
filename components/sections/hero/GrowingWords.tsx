import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from 'react'

/** Limited to the weights included in the heading typeface. */
const weights = ['font-600', 'font-650', 'font-700', 'font-750', 'font-800'] as const

/** Words that grow bolder from first to last, like the line that starts at them. */
export function GrowingWords({ children }: { children: ReactNode }) {
  const last = wordsIn(children).length - 1
  let place = 0
  const grow = (part: ReactNode): ReactNode => {
    if (typeof part === 'string')
      return part.split(/(\s+)/).map((piece, index) => {
        if (!isWord(piece)) return piece
        const weight = weights[Math.round((place++ / Math.max(last, 1)) * (weights.length - 1))]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a title are never reordered
          <span key={index} className={weight}>
            {piece}
          </span>
        )
      })
    if (!isValidElement<PropsWithChildren>(part)) return part
    return cloneElement(part, {}, Children.map(part.props.children, grow))
  }
  return Children.map(children, grow)
}

function isWord(piece: string): boolean {
  return /[\p{L}\p{N}]/u.test(piece)
}

function wordsIn(part: ReactNode): string[] {
  const words: string[] = []
  Children.forEach(part, (child) => {
    if (typeof child === 'string') words.push(...child.split(/\s+/).filter(isWord))
    else if (isValidElement<PropsWithChildren>(child)) words.push(...wordsIn(child.props.children))
  })
  return words
}
