import { Children, type ReactNode } from 'react'
import { PlainList } from '../../ui/PlainList.tsx'
import './CardList.css'

/**
 * Cards, three to a row. If a row would be incomplete, the first rows have two cards instead. The cards are counted here,
 * since selectors that count from the end would move the cards while the document arrives.
 */
export function CardList({ children }: { children: ReactNode }) {
  const count = Children.count(children)
  return (
    <PlainList className="card-list cards" data-count={count % 2 ? 'odd' : 'even'} data-in-pairs={cardsInPairs(count)}>
      {children}
    </PlainList>
  )
}

/** How many cards stand in rows of two: the two that fill no row of three, or a single one with three others. */
function cardsInPairs(count: number): number {
  const left = count % 3
  return left === 1 ? 4 : left
}
