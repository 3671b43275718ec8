import type { priceList } from '../../../content/services/services.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { PlainList } from '../../ui/PlainList.tsx'
import { WideSection } from '../Section.tsx'

type FullPrice = ReturnType<typeof priceList>[number]
/** Where the terms stand on another page, without them. */
type Price = Omit<FullPrice, 'terms'> & Partial<FullPrice>

/** What each service costs; links to `#servicos` lead here. */
export function PriceLedger({ prices }: { prices: Price[] }) {
  return (
    <WideSection id="servicos" title="ui.prices.title">
      <PlainList>
        {prices.map(({ id, slug, title, price, terms }) => (
          <li key={id} className={`row-line grid gap-x-8 gap-y-2 py-5 md:grid-cols-2 ${terms ? '' : 'items-baseline'}`}>
            <p className="text-amount text-brand">{price}</p>
            <div className="grid content-start gap-0.5 pt-1">
              <h3 className="text-subhead">
                <PageLink
                  to="/servicos/$slug"
                  params={{ slug }}
                  className="-my-2.5 inline-block py-2.5 underline-offset-3 hover:underline focusable"
                >
                  {title}
                </PageLink>
              </h3>
              {terms && <p className="max-w-measure text-body">{terms}</p>}
            </div>
          </li>
        ))}
      </PlainList>
    </WideSection>
  )
}
