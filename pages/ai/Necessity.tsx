import { FormattedMessage } from 'react-intl'
import { Section } from '../../components/sections/Section'

const points = ['ai.necessity.point1', 'ai.necessity.point2', 'ai.necessity.point3'] as const

/** What it costs not to act, and how to recognize it. */
export function Necessity() {
  return (
    <Section title={<FormattedMessage id="ai.necessity.title" />} intro={<FormattedMessage id="ai.necessity.text" />}>
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
    </Section>
  )
}
