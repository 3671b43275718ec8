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
  // A page change loads no document, so nothing else would close the menu.
  useEffect(() => router.subscribe('onBeforeNavigate', () => menu.current?.hidePopover?.()), [router])
  // As when a tablet is turned: a wide window has the bar, and no button to close a panel.
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

/** Whether an element stands in an open popover. */
export function isPopover(element: Element): boolean {
  const menu = element.closest('[popover]')
  return menu !== null && getComputedStyle(menu).position === 'fixed'
}

/** An open menu would cover the element that Tab moves to (WCAG 2.4.11). A press on its button closes it by itself, and would open it again. */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return
  if (!relatedTarget.matches('[popovertarget]:active')) currentTarget.hidePopover()
}
