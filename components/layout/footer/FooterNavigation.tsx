import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../page/PageLink.tsx'
import { menus } from '../menu/menus.ts'
import { FooterColumn } from './FooterLayout.tsx'

const pages = [
  { to: '/', label: 'layout.nav.home' },
  { to: '/quem-somos', label: 'layout.nav.about' },
  { to: '/contato', label: 'layout.nav.contact' },
  { to: '/politica-de-privacidade', label: 'layout.footer.privacy' },
  ...menus.evidenceLinks,
] as const

export function FooterNavigation() {
  return (
    <FooterColumn title="layout.footer.navigation">
      {pages.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to} className="footer-link">
            <FormattedMessage id={label} />
          </PageLink>
        </li>
      ))}
    </FooterColumn>
  )
}
