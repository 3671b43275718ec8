import { Icon, type IconName } from '../../ui/Icon.tsx'

interface MenuLinkProps {
  /** The id of the menu that it opens, or of the element behind the menu that it closes. */
  to: string
  label: string
  icon: IconName
  className: string
}

/**
 * A fallback for browsers without popovers or scripts (renderer/styles/without-scripts.css), so only the prerendered
 * document contains it.
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
