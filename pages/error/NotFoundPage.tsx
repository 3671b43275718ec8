import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../../components/ui/ButtonLink'

/** Stands in for an unknown address, in the reader's language. */
export function NotFoundPage() {
  return (
    <section className="band flex min-h-[60vh] flex-col items-start justify-center gap-6">
      <p aria-hidden="true" className="font-display font-800 text-[clamp(5rem,20vw,11rem)] text-brand leading-none">
        404
      </p>
      <h1 className="text-title-strong">
        <FormattedMessage id="error.notFound.title" />
      </h1>
      <p className="max-w-xl text-lead text-muted">
        <FormattedMessage id="error.notFound.text" />
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" tone="solid">
          <FormattedMessage id="error.notFound.home" />
        </ButtonLink>
        <ButtonLink to="/" hash="servicos" tone="outline">
          <FormattedMessage id="error.notFound.services" />
        </ButtonLink>
        <ButtonLink to="/contato" tone="outline">
          <FormattedMessage id="error.notFound.contact" />
        </ButtonLink>
      </div>
    </section>
  )
}
