import { FormattedMessage } from 'react-intl'
import { ButtonAnchor } from '../../components/ui/ButtonLink'

/** Who selects the professionals, and the way back to the form. */
export function ExpertiseBanner({ formId }: { formId: string }) {
  return (
    <section aria-labelledby="expertise" className="ground-dark">
      <div className="band flex flex-col items-start gap-6">
        <h2 id="expertise" className="max-w-[18em] text-title-strong">
          <FormattedMessage id="hire.expertise.title" />
        </h2>
        <p className="max-w-[36em] text-lead text-on-dark-muted">
          <FormattedMessage id="hire.expertise.lead" />
        </p>
        <ButtonAnchor href={`#${formId}`} tone="accent">
          <FormattedMessage id="hire.expertise.button" />
        </ButtonAnchor>
      </div>
    </section>
  )
}
