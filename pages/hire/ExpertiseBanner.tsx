import { FormattedMessage } from 'react-intl'
import { WaveBand } from '../../components/sections/WaveBand.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'

export function ExpertiseBanner({ formId }: { formId: string }) {
  return (
    <WaveBand picture="hero/about" title={<FormattedMessage id="hire.expertise.title" />}>
      <p className="max-w-[36em] text-intro text-on-dark">
        <FormattedMessage id="hire.expertise.intro" />
      </p>
      <ButtonAnchor href={`#${formId}`} tone="accent">
        <FormattedMessage id="hire.expertise.button" />
      </ButtonAnchor>
    </WaveBand>
  )
}
