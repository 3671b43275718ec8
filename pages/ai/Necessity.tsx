import { FormattedMessage } from 'react-intl'
import { Section } from '../../components/sections/Section.tsx'
import type { PageProps } from '../page-loader.ts'
import type { aiLoader } from './ai.loader.ts'
import { waitingCost } from './waiting-cost.ts'

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
