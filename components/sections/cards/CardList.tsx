import { Children, type ReactNode } from 'react'
import { PlainList } from '../../ui/PlainList.tsx'

const wideCards = { 0: '', 1: 'lg:[&>:nth-child(-n+4)]:col-span-3', 2: 'lg:[&>:nth-child(-n+2)]:col-span-3' }

/**
 * Any number of cards, three to a row; where the number asks for it, the first rows have two. It is counted here:
 * selectors that count from the end would move the cards while the document still arrives.
 */
export function CardList({ children }: { children: ReactNode }) {
  const count = Children.count(children)
  const wide = wideCards[(count % 3) as keyof typeof wideCards]
  const first = count % 2 === 1 ? 'sm:max-lg:[&>:first-child]:col-span-2' : ''
  return (
    <PlainList className={`cards sm:grid-cols-2 lg:grid-cols-6 lg:[&>*]:col-span-2 ${first} ${wide}`}>
      {children}
    </PlainList>
  )
}
