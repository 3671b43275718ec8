import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../page/PageLink.tsx'
import { usePage } from '../../page/PageProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { MenuButton } from './MenuButton.tsx'
import { MenuLink } from './MenuLink.tsx'
import { MenuPopover } from './MenuPopover.tsx'
import { menus } from './menus.ts'

const drawerId = 'menu-lateral'
const link =
  'flex min-h-12 items-center gap-3 rounded-field px-2 py-2 text-on-dark no-underline focusable hover:bg-white/12'
const closer = 'flex h-11 w-11 items-center justify-center rounded-pill text-2xl focusable hover:bg-white/12'

export function Drawer() {
  const intl = useIntl()
  const { services } = usePage().shared
  return (
    <>
      <MenuButton popoverTarget={drawerId} className="lg:hidden" />
      <MenuPopover
        id={drawerId}
        className="drawer fixed inset-0 left-auto m-0 h-dvh w-[min(24rem,85%)] max-w-full overflow-y-auto menu-wave border-0 ground-dark shadow-panel backdrop:bg-ink/70"
      >
        <div className="mb-4 flex justify-end">
          <button
            type="button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label={intl.formatMessage({ id: 'layout.nav.closeMenu' })}
            className={closer}
          >
            <Icon name="close" />
          </button>
          <MenuLink
            to="conteudo"
            label={intl.formatMessage({ id: 'layout.nav.closeMenu' })}
            icon="close"
            className={closer}
          />
        </div>
        <nav aria-label={intl.formatMessage({ id: 'layout.nav.label' })} className="pb-56">
          <ul className="flex flex-col gap-1 font-display font-650">
            {menus.standard.map((entry) => (
              <li
                key={typeof entry === 'string' ? entry : entry.to}
                className={entry === 'languages' ? 'border-0 border-on-dark-line border-t border-solid pt-3' : ''}
              >
                {entry === 'services' ? (
                  <Disclosure group="drawer" label={<FormattedMessage id="layout.nav.services" />}>
                    <ul className="flex flex-col pb-2 pl-3">
                      {services.map(({ id, slug, title }) => (
                        <li key={id}>
                          <PageLink
                            to="/servicos/$slug"
                            params={{ slug }}
                            className={`${link} font-body text-lg font-500`}
                          >
                            <Icon name={id} className="text-accent" />
                            {title}
                          </PageLink>
                        </li>
                      ))}
                    </ul>
                  </Disclosure>
                ) : entry === 'languages' ? (
                  <Disclosure group="drawer" label={<FormattedMessage id="layout.nav.language" />}>
                    <ul className="flex flex-col pb-2 pl-3">
                      <LanguageLinks className={`${link} font-body text-lg font-500`} />
                    </ul>
                  </Disclosure>
                ) : (
                  <PageLink
                    to={entry.to}
                    className={entry.to === '/contato' ? 'btn-accent mx-2 my-3 font-body' : `${link} text-title`}
                  >
                    <FormattedMessage id={entry.label} />
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </MenuPopover>
    </>
  )
}

/** Opening one closes the others of its group. */
function Disclosure({ group, label, children }: { group: string; label: ReactNode; children: ReactNode }) {
  return (
    <details name={group} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-field px-2 py-2 text-title focusable hover:bg-white/12 [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
