import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../page/PageLink'
import { closeOnLeave, closeOnLink } from './close-popover'
import { LanguageLinks } from './LanguageLinks'
import { LanguageMenu } from './LanguageMenu'
import { Logo } from './Logo'
import { MenuButton } from './MenuButton'
import { MenuLink } from './MenuLink'
import { menus } from './menus'
import { NavLink } from './NavLink'
import { useSwipeAway } from './useSwipeAway'

const panelId = 'menu-superior'
const entry =
  'flex min-h-12 items-center gap-3 rounded-field px-3 text-lg text-white no-underline focusable hover:bg-ink/20'

const contact = { to: '/contato', label: 'layout.nav.talk' } as const

/** The floating bar of the alternative pages. */
export function AlternativeHeader() {
  const intl = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  useSwipeAway(panel, 'top')
  return (
    <header className="sticky top-0 z-40 flex min-h-[var(--header-height)] items-center pt-[var(--safe-top)]">
      <div className="content flex min-h-16 items-center justify-between gap-4 rounded-pill border border-white/20 border-solid ground-brand pr-2 pl-5">
        <Logo />
        <nav aria-label={intl.formatMessage({ id: 'layout.nav.label' })} className="hidden lg:block">
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
        <MenuButton popoverTarget={panelId} className="lg:hidden" />
        {/* biome-ignore lint/a11y: only clicks on the links inside matter, and the keyboard makes those too */}
        <div
          ref={panel}
          id={panelId}
          popover="auto"
          onClick={closeOnLink}
          onBlur={closeOnLeave}
          className="fixed inset-[var(--header-height)_var(--gutter)_auto] m-0 w-auto max-h-[calc(100dvh-var(--header-height)-max(1rem,var(--safe-bottom)))] overflow-y-auto rounded-card border-0 ground-brand p-4 shadow-panel"
        >
          <MenuLink
            to="conteudo"
            label={intl.formatMessage({ id: 'layout.nav.closeMenu' })}
            icon="close"
            className={entry}
          />
          <nav aria-label={intl.formatMessage({ id: 'layout.nav.label' })}>
            <ul className="flex flex-col gap-1 font-600">
              {[...menus.alternative, contact].map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to} className={entry}>
                    <FormattedMessage id={label} />
                  </PageLink>
                </li>
              ))}
            </ul>
            <ul
              aria-label={intl.formatMessage({ id: 'layout.nav.language' })}
              className="mt-3 flex flex-col gap-1 border-0 border-white/25 border-t border-solid pt-3"
            >
              <LanguageLinks className={`${entry} aria-[current=page]:font-650`} />
            </ul>
          </nav>
        </div>
      </div>
    </header>
  )
}
