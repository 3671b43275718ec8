import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../page/PageLink.tsx'
import { Logo } from '../Logo.tsx'
import { LanguageMenu } from '../menu/LanguageMenu.tsx'
import { Menu } from '../menu/Menu.tsx'
import { MenuButton } from '../menu/MenuButton.tsx'
import { evidenceLinks, MenuEntry } from '../menu/MenuEntry.tsx'

const panelId = 'menu-superior'

import './AlternativeHeader.css'

export function AlternativeHeader() {
  return (
    <header className="floating-header sticky top-0 z-40 flex min-h-[var(--header-height)] items-center pt-[var(--safe-top)]">
      <div className="content flex header-pill min-h-16 items-center justify-between gap-4 rounded-pill pr-1.5 pl-5">
        <Logo />
        <MenuButton popoverTarget={panelId} className="xl:hidden" />
        <Menu id={panelId} className="panel hidden xl:block">
          <ul className="menu-list popover:content popover:pt-4">
            <MenuEntry to="/" label="layout.nav.home" />
            <MenuEntry to="/quem-somos" label="layout.nav.about" />
            <MenuEntry to="/noticias" label="layout.nav.news" />
            <MenuEntry to="/produtos-de-ia" label="layout.nav.aiProducts" />
            {evidenceLinks.map((link) => (
              <MenuEntry key={link.to} {...link} />
            ))}
            <li className="relative col-span-full border-on-dark-line popover:my-3 popover:border-t popover:pt-4">
              <LanguageMenu className="popover:w-auto popover:flex-row popover:flex-wrap popover:gap-0" />
            </li>
            <li className="col-span-full pl-2 popover:min-h-56">
              <PageLink to="/contato" className="btn btn-outline-dark">
                <FormattedMessage id="layout.nav.talk" />
              </PageLink>
            </li>
          </ul>
        </Menu>
      </div>
    </header>
  )
}
