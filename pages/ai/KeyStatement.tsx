import { FormattedMessage } from 'react-intl'
import { WaveBand } from '../../components/sections/WaveBand.tsx'

/** The one sentence to remember. */
export function KeyStatement() {
  return (
    <WaveBand picture="hero/home" size="statement" title={<FormattedMessage id="ai.key.title" />}>
      <p className="max-w-[34em] text-intro text-on-dark">
        <FormattedMessage id="ai.key.text" />
      </p>
    </WaveBand>
  )
}
