import { FormattedMessage } from 'react-intl'
import { Section } from '../../components/sections/Section.tsx'
import { lazyWaitingCost } from '../lazy-components.ts'
import type { PageProps } from '../page-loader.ts'
import type { aiLoader } from './ai.loader.ts'

export function Necessity({ cost }: Pick<PageProps<typeof aiLoader>['content'], 'cost'>) {
  return (
    <Section
      tone="accent"
      title={<FormattedMessage id="ai.necessity.title" />}
      intro={<FormattedMessage id="ai.necessity.text" />}
    >
      <div id="custo">
        <lazyWaitingCost.Component {...cost} />
      </div>
    </Section>
  )
}
