import { FormattedMessage } from 'react-intl'
import { NumberedColumns } from '../../components/sections/NumberedColumns'
import { Section } from '../../components/sections/Section'
import type { PageProps } from '../page-loader'
import type { aiLoader } from './ai.loader'
import { waitingCost } from './waiting-cost'

const points = ['ai.necessity.point1', 'ai.necessity.point2', 'ai.necessity.point3'] as const

/** What it costs not to act, to be reckoned with one's own figures, and how to recognize it. */
export function Necessity({ cost }: Pick<PageProps<typeof aiLoader>['content'], 'cost'>) {
  return (
    <Section
      tone="lime"
      title={<FormattedMessage id="ai.necessity.title" />}
      intro={<FormattedMessage id="ai.necessity.text" />}
    >
      <div id="custo">
        <waitingCost.Component {...cost} />
      </div>
      <div className="flex flex-col gap-5">
        <p className="font-650 text-intro">
          <FormattedMessage id="ai.necessity.signs" />
        </p>
        <NumberedColumns
          columns={points.map((id) => ({
            id,
            content: (
              <p className="text-intro">
                <FormattedMessage id={id} />
              </p>
            ),
          }))}
        />
      </div>
    </Section>
  )
}
