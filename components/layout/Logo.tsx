import { useIntl } from 'react-intl'
import { PageLink } from '../page/PageLink.tsx'

export function Logo() {
  const intl = useIntl()
  return (
    <PageLink to="/" className="inline-flex min-h-11 items-center rounded-pill focusable">
      <img
        src="/art/logo.svg"
        alt={intl.formatMessage({ id: 'layout.logo.alt' })}
        width={132}
        height={36}
        // Otherwise React would preload the logo before the opening's picture.
        fetchPriority="low"
        className="h-9 w-auto"
      />
    </PageLink>
  )
}
