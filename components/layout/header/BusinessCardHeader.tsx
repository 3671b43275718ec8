import { useIntl } from 'react-intl'
import { LanguageLinks } from '../menu/LanguageLinks.tsx'

export function BusinessCardHeader() {
  const intl = useIntl()
  return (
    <header className="ground-dark pt-[calc(0.5rem+var(--safe-top))] pb-2">
      <nav aria-label={intl.formatMessage({ id: 'layout.nav.language' })}>
        <ul className="content flex flex-wrap justify-center gap-1">
          <LanguageLinks className="flex min-h-11 items-center gap-2 rounded-pill px-2 focusable hover:bg-on-dark-line aria-[current=page]:bg-on-dark-line" />
        </ul>
      </nav>
    </header>
  )
}
