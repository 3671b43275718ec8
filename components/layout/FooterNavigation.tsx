import { FormattedMessage } from 'react-intl'
import { privacyChoicesId } from '../consent/privacy-choices-id'
import { PageLink } from '../page/PageLink'
import { FooterColumn, footerLink } from './FooterParts'

const pages = [
  { to: '/', label: 'layout.nav.home' },
  { to: '/quem-somos', label: 'layout.nav.about' },
  { to: '/contato', label: 'layout.nav.contact' },
  { to: '/politica-de-privacidade', label: 'layout.footer.privacy' },
] as const

/** Pages, and the place where consent can be taken back at any time. */
export function FooterNavigation() {
  return (
    <FooterColumn title="layout.footer.navigation">
      {pages.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to} className={footerLink}>
            <FormattedMessage id={label} />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink to="/politica-de-privacidade" hash={privacyChoicesId} className={footerLink}>
          <FormattedMessage id="layout.footer.choices" />
        </PageLink>
      </li>
    </FooterColumn>
  )
}
