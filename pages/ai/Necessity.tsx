import { FormattedMessage } from 'react-intl'
import { Dispensable } from '../../components/page/Dispensable.tsx'
import { Section } from '../../components/sections/Section.tsx'
import type { AiData } from './ai.data.ts'
import { WaitingCost } from './WaitingCost.tsx'

export function Necessity({ cost }: Pick<AiData, 'cost'>) {
  return (
    <Section
      isWide
      tone="accent"
      title={<FormattedMessage id="ai.necessity.title" />}
      intro={<FormattedMessage id="ai.necessity.text" />}
    >
      <div id="custo">
        <Dispensable>
          <WaitingCost {...cost} />
        </Dispensable>
      </div>
    </Section>
  )
}
