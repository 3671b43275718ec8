import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../page/PageLink.tsx'
import { usePage } from '../../page/PageProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../Logo.tsx'
import { Drawer } from '../menu/Drawer.tsx'
import { HoverMenu } from '../menu/HoverMenu.tsx'
import { LanguageMenu } from '../menu/LanguageMenu.tsx'
import { menus } from '../menu/menus.ts'
import { NavLink } from './NavLink.tsx'

export function StandardHeader() {
  const intl = useIntl()
  return (
    <header className="sticky top-0 z-40 ground-bar">
      <div className="content flex min-h-[var(--header-height)] items-center justify-between gap-6 pt-[var(--safe-top)]">
        <Logo />
        <nav aria-label={intl.formatMessage({ id: 'layout.nav.label' })} className="hidden lg:block">
          <ul className="flex flex-wrap items-center justify-end gap-1 whitespace-nowrap">
            {menus.standard.map((entry) => (
              <li key={typeof entry === 'string' ? entry : entry.to}>
                {entry === 'services' ? (
                  <HoverMenu label={<FormattedMessage id="layout.nav.services" />}>
                    <ServicesPanel />
                  </HoverMenu>
                ) : entry === 'languages' ? (
                  <LanguageMenu />
                ) : (
                  <NavLink to={entry.to}>
                    <FormattedMessage id={entry.label} />
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Drawer />
      </div>
    </header>
  )
}

function ServicesPanel() {
  const { services } = usePage().shared
  return (
    <ul className="grid w-160 grid-cols-2 gap-1 [&>:last-child:nth-child(odd)]:col-span-2">
      {services.map(({ id, slug, title, description }) => (
        <li key={id}>
          <PageLink
            to="/servicos/$slug"
            params={{ slug }}
            className="flex h-full gap-3 rounded-field p-3 text-ink no-underline focusable hover:bg-mint"
          >
            <Icon name={id} className="mt-1 text-link" />
            <span className="flex flex-col gap-0.5">
              <span className="font-650">{title}</span>
              <span className="text-muted text-small leading-snug">{description}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
