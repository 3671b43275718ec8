import { FormattedMessage } from 'react-intl'
import { Section } from '../../components/sections/Section'
import type { PageProps } from '../page-loader'
import type { aiLoader } from './ai.loader'
import { waitingCost } from './waiting-cost'

/** What it costs not to act, to be reckoned with one's own figures. */
export function Necessity({ cost }: Pick<PageProps<typeof aiLoader>['content'], 'cost'>) {
  return (
    <Section title={<FormattedMessage id="ai.necessity.title" />} intro={<FormattedMessage id="ai.necessity.text" />}>
      <div id="custo">
        <waitingCost.Component {...cost} />
      </div>
    </Section>
  )
}
