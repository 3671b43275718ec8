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
    <PlainList className="card-list cards" data-count={count % 2 ? 'odd' : 'even'} data-wide={[0, 4, 2][count % 3]}>
      {children}
    </PlainList>
  )
}
