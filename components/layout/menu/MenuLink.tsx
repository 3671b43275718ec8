import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'

interface MenuLinkProps {
  /** The id of the menu that it opens, or of what lies behind the menu that it closes. */
  to: string
  label: string
  icon: IconName
  className: string
}

/**
 * Opens or closes a menu where the browser knows no popovers and runs no scripts (renderer/styles/without-scripts.css). So only the
 * prerendered document needs the link.
 */
export function MenuLink({ to, label, icon, className }: MenuLinkProps) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <a href={`#${to}`} aria-label={label} className={`menu-link text-inherit ${className}`}>
          <Icon name={icon} />
        </a>
      )}
    </noscript>
  )
}
