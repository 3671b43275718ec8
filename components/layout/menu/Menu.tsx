import { useRouter } from '@tanstack/react-router'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import './Menu.css'

interface MenuProps {
  id: string
  className: string
  children: ReactNode
}

/**
 * The main navigation: a bar in wide windows, and in narrow ones a popover, because it opens and closes without scripts
 * too. The classes `popover:…` (uno.config.ts) are for the open popover.
 */
export function Menu({ id, className, children }: MenuProps) {
  const intl = useIntl()
  const router = useRouter()
  const menu = useRef<HTMLElement>(null)
  // A page change loads no new document, so the menu would stay open.
  useEffect(() => router.subscribe('onBeforeNavigate', () => menu.current?.hidePopover?.()), [router])
  // A window may become wide, as when a tablet is turned. It then has the bar, and no button that closes the open menu.
  useEffect(() => {
    const closeWithoutButton = () => {
      const button = document.querySelector(`[popovertarget="${id}"]`)
      if (button?.getClientRects().length === 0) menu.current?.hidePopover?.()
    }
    addEventListener('resize', closeWithoutButton)
    return () => removeEventListener('resize', closeWithoutButton)
  }, [id])
  return (
    <nav
      ref={menu}
      id={id}
      popover="auto"
      aria-label={intl.formatMessage({ id: 'layout.nav.label' })}
      onBlur={closeOnLeave}
      className={`menu ${className}`}
    >
      {children}
    </nav>
  )
}

/** Whether an element is in an open menu. Only open ones are fixed (Menu.css); `:popover-open` fails in older browsers. */
export function isPopover(element: Element): boolean {
  const menu = element.closest('[popover]')
  return menu !== null && getComputedStyle(menu).position === 'fixed'
}

/**
 * Closes the menu when the focus leaves it, because it would cover the element that Tab moves to (WCAG 2.4.11). Not when
 * its button is pressed: the press closes the menu itself, and would open a closed one again.
 */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return
  if (!relatedTarget.matches('[popovertarget]:active')) currentTarget.hidePopover?.()
}
