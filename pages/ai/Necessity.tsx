import { FormattedMessage } from 'react-intl'
import { Section } from '../../components/sections/Section.tsx'
import type { AiData } from './ai.data.ts'
import { WaitingCost } from './WaitingCost.tsx'

export function Necessity({ cost }: Pick<AiData, 'cost'>) {
  return (
    <Section
      tone="accent"
      title={<FormattedMessage id="ai.necessity.title" />}
      intro={<FormattedMessage id="ai.necessity.text" />}
    >
      <div id="custo">
        <WaitingCost {...cost} />
      </div>
    </Section>
  )
}
