import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SocialId } from '../../content/company/company.ts'
import type { ServiceId } from '../../content/services/services.schema.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { privacyChoicesId } from '../consent/consent-store.ts'
import { PageLink } from '../page/PageLink.tsx'
import { usePage } from '../page/PageProvider.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PlainList } from '../ui/PlainList.tsx'
import { Text } from '../ui/Text.tsx'
import './Footer.css'
import { Logo } from './Logo.tsx'
import { LanguageLinks } from './menu/LanguageLinks.tsx'
import { evidenceLinks } from './menu/MenuEntry.tsx'

const pages = [
  { to: '/', label: 'layout.nav.home' },
  { to: '/quem-somos', label: 'layout.nav.about' },
  { to: '/contato', label: 'layout.nav.contact' },
  { to: '/politica-de-privacidade', label: 'layout.footer.privacy' },
  ...evidenceLinks,
] as const

/** The four services that the specification names for the alternative footer. It calls the first one custom software. */
const alternativeServices: ServiceId[] = ['web', 'mobile', 'design', 'softwareMaintenance']

/** The footer. Its last line links to the place where visitors can withdraw their consent. */
export function Footer({ isAlternative }: { isAlternative?: boolean }) {
  const { services, buildYear } = usePage().shared
  const listed = isAlternative
    ? alternativeServices.flatMap((id) => services.filter((service) => service.id === id))
    : services
  return (
    <footer className="ground-dark">
      <div className="content grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-8 py-6 lg:py-band-low lg:grid-cols-[2fr_minmax(max-content,1fr)_2fr_1fr]">
        <Brand>{isAlternative && <ButtonLink to="/contato" tone="outlineDark" label="layout.footer.contact" />}</Brand>
        <Column title="layout.footer.navigation">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to} className="footer-link focusable">
                <FormattedMessage id={label} />
              </PageLink>
            </li>
          ))}
        </Column>
        <Column title="layout.footer.services">
          {listed.map(({ id, slug, title }) => (
            <li key={id}>
              <PageLink to="/servicos/$slug" params={{ slug }} className="footer-link focusable">
                {isAlternative && id === 'web' ? <FormattedMessage id="layout.footer.customSoftware" /> : title}
              </PageLink>
            </li>
          ))}
        </Column>
        <nav aria-labelledby="layout.footer.languages" className="max-lg:col-span-full">
          <ColumnTitle title="layout.footer.languages" className="max-sm:hidden" />
          <ul className="flex flex-wrap gap-x-4 lg:flex-col">
            <LanguageLinks className="footer-link focusable" />
          </ul>
        </nav>
      </div>
      <div className="content flex flex-wrap items-center justify-between gap-x-8 row-line border-on-dark-line py-3 text-muted text-small">
        <p>
          <FormattedMessage id="layout.footer.copyright" values={{ year: String(buildYear) }} />
        </p>
        <PageLink to="/politica-de-privacidade" hash={privacyChoicesId} className="footer-link focusable">
          <FormattedMessage id="layout.footer.choices" />
        </PageLink>
      </div>
    </footer>
  )
}

const socialLabels: Record<SocialId, MessageId> = {
  instagram: 'layout.footer.social.instagram',
  youtube: 'layout.footer.social.youtube',
  whatsapp: 'layout.footer.social.whatsapp',
  facebook: 'layout.footer.social.facebook',
  x: 'layout.footer.social.x',
}

function Brand({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const { social } = usePage().shared
  return (
    <div className="flex flex-wrap content-start items-center gap-x-2 gap-y-3 sm:gap-x-6 sm:gap-y-5 max-lg:col-span-full">
      <Logo />
      <Text className="w-full max-w-sm text-muted" words="layout.footer.description" />
      {/* Aligns the icons, not their larger touch targets, with the logo. */}
      <PlainList className="-ml-3 flex flex-wrap">
        {social.map(({ id, url }) => (
          <li key={id}>
            <a
              href={url}
              aria-label={intl.formatMessage({ id: socialLabels[id] })}
              className="round-button h-11 w-11 text-lg text-muted focusable hover:bg-on-dark-line hover:text-on-dark"
            >
              <Icon name={id} />
            </a>
          </li>
        ))}
      </PlainList>
      <a href="/certificados/lgpd.jpeg" target="_blank" rel="noopener" className="rounded-md focusable">
        <img
          src="/art/lgpd-badge.webp"
          alt={intl.formatMessage({ id: 'layout.footer.badge' })}
          width={120}
          height={48}
          loading="lazy"
          className="max-sm:w-25"
        />
      </a>
      {children}
    </div>
  )
}

function Column({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <nav aria-labelledby={title}>
      <ColumnTitle title={title} />
      <ul>{children}</ul>
    </nav>
  )
}

function ColumnTitle({ title, className = '' }: { title: MessageId; className?: string }) {
  return <Text as="h2" id={title} className={`mb-2 font-650 text-base ${className}`} words={title} />
}
