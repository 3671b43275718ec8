import { PageLink } from '../../page/PageLink.tsx'
import type { SharedContent } from '../../page/page-data.ts'
import { FooterColumn } from './FooterLayout.tsx'

export function FooterServices({ services }: { services: SharedContent['services'] }) {
  return (
    <FooterColumn isWide title="layout.footer.services">
      {services.map(({ id, slug, title }) => (
        <li key={id}>
          <PageLink to="/servicos/$slug" params={{ slug }} className="footer-link">
            {title}
          </PageLink>
        </li>
      ))}
    </FooterColumn>
  )
}
