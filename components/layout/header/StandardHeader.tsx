import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../page/PageLink.tsx'
import { usePage } from '../../page/PageProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../Logo.tsx'
import { HoverMenu } from '../menu/HoverMenu.tsx'
import { LanguageMenu } from '../menu/LanguageMenu.tsx'
import { Menu } from '../menu/Menu.tsx'
import { CloseIcon, MenuButton } from '../menu/MenuButton.tsx'
import { evidenceLinks, MenuEntry } from '../menu/MenuEntry.tsx'

const drawerId = 'menu-lateral'

export function StandardHeader() {
  const intl = useIntl()
  return (
    <header className="sticky top-0 z-40 bg-[linear-gradient(90deg,var(--brand),var(--deep))] text-white [--focus:currentcolor]">
      <div className="content relative flex min-h-[var(--header-height)] items-center justify-between gap-6 pt-[var(--safe-top)]">
        <Logo />
        <MenuButton popoverTarget={drawerId} className="lg:hidden" />
        <Menu id={drawerId} className="drawer hidden lg:block">
          <div className="mb-4 hidden justify-end popover:flex">
            <button
              type="button"
              popoverTarget={drawerId}
              popoverTargetAction="hide"
              aria-label={intl.formatMessage({ id: 'layout.nav.closeMenu' })}
              className="flex h-11 w-11 items-center justify-center rounded-pill text-2xl focusable hover:bg-on-dark-line"
            >
              <CloseIcon />
            </button>
          </div>
          <ul className="menu-list popover:pb-56">
            <MenuEntry to="/" label="layout.nav.home" />
            <MenuEntry to="/quem-somos" label="layout.nav.about" />
            <li>
              <HoverMenu label={<FormattedMessage id="layout.nav.services" />}>
                <Services />
              </HoverMenu>
            </li>
            <MenuEntry to="/contato" label="layout.nav.contact" className="popover:text-accent" />
            {evidenceLinks.map((link) => (
              <MenuEntry key={link.to} {...link} />
            ))}
            <li className="relative border-on-dark-line popover:border-t popover:pt-3">
              <LanguageMenu className="menu-sublist" />
            </li>
          </ul>
        </Menu>
      </div>
    </header>
  )
}

function Services() {
  const { services } = usePage().shared
  return (
    <ul className="grid grid-cols-4 gap-1 [&>:last-child:nth-child(odd)]:col-span-2 menu-sublist">
      {services.map(({ id, slug, title, description }) => (
        <li key={id}>
          <PageLink
            to="/servicos/$slug"
            params={{ slug }}
            className="flex h-full gap-3 rounded-field p-3 focusable hover:bg-mint menu-subrow"
          >
            <Icon name={id} className="mt-1 text-link popover:mt-0 popover:text-accent" />
            <span className="flex flex-col gap-0.5">
              <span className="font-650 popover:font-500">{title}</span>
              <span className="text-muted text-small leading-snug popover:hidden">{description}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
