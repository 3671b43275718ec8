import { FormattedMessage } from 'react-intl'
import { DarkBand } from '../../components/sections/DarkBand.tsx'
import { Actions } from '../../components/sections/hero/Hero.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'

export function ExpertiseBanner({ formId }: { formId: string }) {
  return (
    <DarkBand title={<FormattedMessage id="hire.expertise.title" />}>
      <p className="max-w-[34em] text-balance text-intro text-on-dark lg:max-w-[min(34em,58%)]">
        <FormattedMessage id="hire.expertise.intro" />
      </p>
      <Actions>
        <ButtonAnchor href={`#${formId}`} tone="accent">
          <FormattedMessage id="hire.expertise.button" />
        </ButtonAnchor>
      </Actions>
    </DarkBand>
  )
}
