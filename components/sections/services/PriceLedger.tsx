import type { priceList } from '../../../content/services/services.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainList } from '../../ui/PlainList.tsx'
import { Price } from '../../ui/Price.tsx'
import { WideSection } from '../Section.tsx'

/** A link to the terms, if they are on another page. */
type ServicePrice = Omit<ReturnType<typeof priceList>[number], 'terms'> & { terms?: string }

/** Lists what each service costs, with a link to its page. Links to `#servicos` lead here. */
export function PriceLedger({ prices }: { prices: ServicePrice[] }) {
  return (
    <WideSection id="servicos" title="ui.prices.title">
      <PlainList>
        {prices.map(({ id, slug, title, price, terms }) => (
          <li key={id} className="group relative grid items-baseline gap-x-8 gap-y-2 row-line py-5 md:grid-cols-2">
            <p className="text-amount text-brand">
              <Price price={price} />
            </p>
            <div className="grid gap-0.5 pr-10">
              <h3 className="text-subhead">
                <Icon name="arrowRight" className="absolute right-0 max-md:top-[calc(50%-0.6em)] text-link nudged" />
                <PageLink to="/servicos/$slug" params={{ slug }} className="whole-card hover:underline">
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
