import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../locales/message-id.ts'
import { PageLink } from '../../page/PageLink.tsx'
import type { PagePath } from '../../page/page-path.ts'

/** The menu and the footer both have these links. */
export const evidenceLinks = [
  { to: '/casos', label: 'layout.nav.stories' },
  { to: '/respostas', label: 'layout.nav.answers' },
] as const

interface MenuEntryProps {
  to: Exclude<PagePath, `${string}$${string}`>
  label: MessageId
  className?: string
}

export function MenuEntry({ to, label, className = '' }: MenuEntryProps) {
  return (
    <li>
      <PageLink to={to} className={`menu-entry focusable ${className}`}>
        <FormattedMessage id={label} />
      </PageLink>
    </li>
  )
}
