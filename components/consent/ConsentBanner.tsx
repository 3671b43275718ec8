import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../page/PageLink.tsx'
import { usePage } from '../page/PageProvider.tsx'
import type { Decision } from './consent-store.ts'

/**
 * Part of every document, and shown by its style (renderer/styles/base.css) to whom keep-consent.ts finds undecided; its
 * buttons need no hydration.
 */
export function ConsentBanner() {
  const intl = useIntl()
  const { offersRefusal } = usePage().shared
  return (
    <section
      ref={keepFocusAbove}
      aria-label={intl.formatMessage({ id: 'consent.label' })}
      className="consent-banner z-50 flex max-w-4xl flex-col items-start gap-4 overflow-y-auto rounded-card border border-on-dark-line border-solid ground-dark p-5 shadow-panel md:flex-row md:items-center md:justify-between md:gap-8 md:py-4 md:pr-4 md:pl-7"
    >
      <p className="text-small">
        <FormattedMessage
          id="consent.text"
          values={{
            // Apart, no text of the banner is larger than those of the first view, and so the page's largest paint.
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

/**
 * What takes the focus stands above the banner, not behind it (WCAG 2.4.11). A banner that is blocked, by its size, its
 * place or its look, takes no room.
 */
function keepFocusAbove(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const inView = new IntersectionObserver(([entry]) => {
    const isSeen = entry?.isIntersecting && banner.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const height = isSeen && entry.boundingClientRect.height
    // It stands a little above the lower edge.
    style.setProperty('--banner-height', height ? `min(${height}px + 1.5rem, 50svh)` : null)
  })
  const look = () => {
    inView.unobserve(banner)
    inView.observe(banner)
  }
  const size = new ResizeObserver(look)
  size.observe(banner)
  // Until then it is hidden.
  banner.addEventListener('animationend', look)
  return () => {
    banner.removeEventListener('animationend', look)
    size.disconnect()
    inView.disconnect()
    style.removeProperty('--banner-height')
  }
}

/** Both buttons share one style because refusing must be as easy as accepting. */
const button = 'btn-accent flex-1 cursor-pointer whitespace-nowrap'
