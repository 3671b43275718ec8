import { FormattedMessage } from 'react-intl'
import { Section } from '../../components/sections/Section'
import type { PageProps } from '../page-loader'
import type { aiLoader } from './ai.loader'
import { waitingCost } from './waiting-cost'

const points = ['ai.necessity.point1', 'ai.necessity.point2', 'ai.necessity.point3'] as const

/** What it costs not to act, to be reckoned with one's own figures, and how to recognize it. */
export function Necessity({ cost }: Pick<PageProps<typeof aiLoader>['content'], 'cost'>) {
  return (
    <Section title={<FormattedMessage id="ai.necessity.title" />} intro={<FormattedMessage id="ai.necessity.text" />}>
      <div id="custo">
        <waitingCost.Component {...cost} />
      </div>
      <div className="flex flex-col gap-6">
        <p className="font-650 text-intro">
          <FormattedMessage id="ai.necessity.signs" />
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers WebKit takes it for no list */}
        <ol role="list" className="grid gap-6 md:grid-cols-3">
          {points.map((id, index) => (
            <li key={id} className="flex flex-col gap-3 border-0 border-emerald border-t-3 border-solid pt-5">
              <span aria-hidden="true" className="font-display font-700 text-link text-title tabular-nums">
                {index + 1}
              </span>
              <p className="text-intro">
                <FormattedMessage id={id} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
