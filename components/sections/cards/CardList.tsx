import { Children, type ReactNode } from 'react'
import { PlainList } from '../../ui/PlainList.tsx'
import './CardList.css'

/**
 * Any number of cards, three to a row; where the number asks for it, the first rows have two. It is counted here:
 * selectors that count from the end would move the cards while the document still arrives.
 */
export function CardList({ children }: { children: ReactNode }) {
  const count = Children.count(children)
  return (
    <PlainList className="card-list cards" data-count={count % 2 ? 'odd' : 'even'} data-in-pairs={cardsInPairs(count)}>
      {children}
    </PlainList>
  )
}

/** Two that fill no row of three stand in a row of two; one makes two such rows with the three before it. */
function cardsInPairs(count: number): number {
  const left = count % 3
  return left === 1 ? 4 : left
}
