import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../page/PageLink.tsx'
import { Logo } from '../Logo.tsx'
import { LanguageLinks } from '../menu/LanguageLinks.tsx'
import { LanguageMenu } from '../menu/LanguageMenu.tsx'
import { MenuButton } from '../menu/MenuButton.tsx'
import { MenuLink } from '../menu/MenuLink.tsx'
import { MenuPopover } from '../menu/MenuPopover.tsx'
import { menus } from '../menu/menus.ts'
import { NavLink } from './NavLink.tsx'

const panelId = 'menu-superior'
const entry =
  'flex min-h-12 items-center gap-2 rounded-field px-2 py-2 text-on-dark no-underline focusable hover:bg-white/12'

export function AlternativeHeader() {
  const intl = useIntl()
  return (
    <header className="sticky top-0 z-40 flex min-h-[var(--header-height)] items-center pt-[var(--safe-top)]">
      <div className="content flex min-h-16 items-center justify-between gap-4 rounded-pill border border-white/20 border-solid ground-deep pr-2 pl-5">
        <Logo />
        <nav aria-label={intl.formatMessage({ id: 'layout.nav.label' })} className="hidden xl:block">
          <ul className="flex flex-wrap items-center justify-end gap-1 whitespace-nowrap">
            {menus.alternative.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to}>
                  <FormattedMessage id={label} />
                </NavLink>
              </li>
            ))}
            <li>
              <LanguageMenu />
            </li>
            <li className="pl-2">
              <PageLink to="/contato" className="btn-accent min-h-12">
                <FormattedMessage id="layout.nav.talk" />
              </PageLink>
            </li>
          </ul>
        </nav>
        <MenuButton popoverTarget={panelId} className="xl:hidden" />
        <MenuPopover
          id={panelId}
          className="fixed inset-[var(--header-height)_0_0] m-0 h-auto w-auto overflow-y-auto menu-wave ground-dark p-0"
        >
          <div className="content flex min-h-full flex-col pt-4">
            <MenuLink
              to="conteudo"
              label={intl.formatMessage({ id: 'layout.nav.closeMenu' })}
              icon="close"
              className={entry}
            />
            <nav aria-label={intl.formatMessage({ id: 'layout.nav.label' })} className="flex flex-col gap-4">
              <ul className="flex flex-col gap-1 font-display font-650 text-title">
                {menus.alternative.map(({ to, label }) => (
                  <li key={to}>
                    <PageLink to={to} className={entry}>
                      <FormattedMessage id={label} />
                    </PageLink>
                  </li>
                ))}
              </ul>
              <ul
                aria-label={intl.formatMessage({ id: 'layout.nav.language' })}
                className="flex flex-wrap border-0 border-on-dark-line border-t border-solid pt-4"
              >
                <LanguageLinks className={`${entry} aria-[current=page]:font-650`} />
              </ul>
              <div className="min-h-56 px-2">
                <PageLink to="/contato" className="btn-accent">
                  <FormattedMessage id="layout.nav.talk" />
                </PageLink>
              </div>
            </nav>
          </div>
        </MenuPopover>
      </div>
    </header>
  )
}
