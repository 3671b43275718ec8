import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../page/PageLink.tsx'
import { usePage } from '../page/PageProvider.tsx'
import type { Decision } from './consent-store.ts'
import './ConsentBanner.css'

/**
 * The banner that asks for consent. It is part of every document; its style shows it to visitors who have not decided, as
 * keep-consent.ts finds out. Its buttons work before hydration.
 */
export function ConsentBanner() {
  const intl = useIntl()
  const { offersRefusal } = usePage().shared
  return (
    <section
      aria-label={intl.formatMessage({ id: 'consent.label' })}
      // Search engines would otherwise quote it, because it precedes the page's own words.
      data-nosnippet=""
      className="consent-banner ground-dark"
    >
      <p className="min-h-0 overflow-y-auto text-small">
        <FormattedMessage
          id="consent.text"
          values={{
            // Separate blocks, so that the banner's text does not count as the page's largest paint.
            part: (words) => <span className="block">{words}</span>,
            policy: (words) => (
              <PageLink
                key="policy"
                to="/politica-de-privacidade"
                className="rounded-sm text-accent underline underline-offset-3 focusable"
              >
                {words}
              </PageLink>
            ),
          }}
        />
      </p>
      <div className="flex w-full flex-shrink-0 flex-col gap-3 sm:flex-row md:w-auto">
        {offersRefusal && (
          <button type="button" className={button} data-decision={'refused' satisfies Decision}>
            <FormattedMessage id="consent.refuse" />
          </button>
        )}
        <button type="button" className={button} data-decision={'accepted' satisfies Decision}>
          <FormattedMessage id="consent.accept" />
        </button>
      </div>
    </section>
  )
}

/** Both buttons share one style because refusing must be as easy as accepting. */
const button = 'btn btn-accent flex-1 cursor-pointer whitespace-nowrap'
