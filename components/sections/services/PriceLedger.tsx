import type { ReactNode } from 'react'
import type { priceList } from '../../../content/services/services.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { PlainList } from '../../ui/PlainList.tsx'
import { WideSection } from '../Section.tsx'

type FullPrice = ReturnType<typeof priceList>[number]
/** Where the terms stand on another page, without them. */
type Price = Omit<FullPrice, 'terms'> & Partial<FullPrice>

/**
 * What each service costs; links to `#servicos` lead here.
 * @param props.children more rows
 */
export function PriceLedger({ prices, children }: { prices: Price[]; children?: ReactNode }) {
  return (
    <WideSection id="servicos" title="ui.prices.title">
      <PlainList>
        {prices.map(({ id, slug, title, price, terms }) => (
          <PriceRow key={id} price={<span className="text-brand">{price}</span>} terms={terms}>
            <PageLink
              to="/servicos/$slug"
              params={{ slug }}
              className="-my-2.5 inline-block py-2.5 underline-offset-3 hover:underline focusable"
            >
              {title}
            </PageLink>
          </PriceRow>
        ))}
        {children}
      </PlainList>
    </WideSection>
  )
}

interface PriceRowProps {
  price: ReactNode
  terms?: ReactNode
  children: ReactNode
}

export function PriceRow({ price, terms, children }: PriceRowProps) {
  return (
    <li className={`row-line grid gap-x-8 gap-y-2 py-5 md:grid-cols-2 ${terms ? '' : 'items-baseline'}`}>
      <p className="text-amount">{price}</p>
      <div className="grid content-start gap-0.5 pt-1">
        <h3 className="text-subhead">{children}</h3>
        {terms && <p className="max-w-measure text-body">{terms}</p>}
      </div>
    </li>
  )
}
