import { PageLink } from '../page/PageLink'
import type { SharedContent } from '../page/page-data'
import { FooterColumn, footerLink } from './FooterParts'

export function FooterServices({ services }: { services: SharedContent['services'] }) {
  return (
    <FooterColumn isWide title="layout.footer.services">
      {services.map(({ id, slug, title }) => (
        <li key={id}>
          <PageLink to="/servicos/$slug" params={{ slug }} className={footerLink}>
            {title}
          </PageLink>
        </li>
      ))}
    </FooterColumn>
  )
}
