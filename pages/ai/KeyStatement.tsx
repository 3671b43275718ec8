import { FormattedMessage } from 'react-intl'

/** The one sentence to remember. */
export function KeyStatement() {
  return (
    <section aria-labelledby="key" className="ground-dark">
      <div className="band flex flex-col gap-6">
        <h2 id="key" className="max-w-[18em] text-hero-strong">
          <FormattedMessage id="ai.key.title" />
        </h2>
        <p className="max-w-[34em] text-lead text-on-dark-muted">
          <FormattedMessage id="ai.key.text" />
        </p>
      </div>
    </section>
  )
}
