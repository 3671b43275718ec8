import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../page/PageLink.tsx'
import { PlainList } from '../../ui/PlainList.tsx'
import { Section } from '../Section.tsx'

interface Price {
  id: string
  slug: string
  title: string
  amount: string
  price: string
}

const row = 'grid items-baseline gap-x-8 gap-y-2 row-line py-5 md:grid-cols-2'

/** What each service costs, and what happens when we are late; links to `#servicos` lead here. */
export function PriceLedger({ prices }: { prices: Price[] }) {
  return (
    <Section isWide id="servicos" title={<FormattedMessage id="ui.prices.title" />}>
      <PlainList>
        {prices.map(({ id, slug, title, amount, price }) => (
          <li key={id} className={row}>
            <p className="text-amount text-brand">{amount}</p>
            <div className="grid gap-1">
              <h3 className="text-subhead">
                <PageLink
                  to="/servicos/$slug"
                  params={{ slug }}
                  className="-my-2.5 inline-block py-2.5 underline-offset-3 hover:underline focusable"
                >
                  {title}
                </PageLink>
              </h3>
              <p className="max-w-measure text-body">{price}</p>
            </div>
          </li>
        ))}
        <li className={row}>
          <p className="text-amount">
            <FormattedMessage id="ui.prices.lateAmount" />
          </p>
          <div className="grid gap-1">
            <h3 className="text-subhead">
              <FormattedMessage id="ui.prices.late" />
            </h3>
            <p className="max-w-measure text-body">
              <FormattedMessage id="ui.prices.lateTerms" />
            </p>
          </div>
        </li>
      </PlainList>
    </Section>
  )
}
