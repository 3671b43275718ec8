import { useIntl } from 'react-intl'
import { Icon } from '../ui/Icon'

/** Opens the menu of small screens. */
export function MenuButton({ popoverTarget, className }: { popoverTarget: string; className: string }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      popoverTarget={popoverTarget}
      aria-label={intl.formatMessage({ id: 'layout.nav.openMenu' })}
      className={`flex h-12 w-12 items-center justify-center rounded-pill text-2xl focusable hover:bg-ink/20 ${className}`}
    >
      {/* WebKit lets Tab into what the button opens only where the button itself was hit. */}
      <Icon name="menu" className="pointer-events-none" />
    </button>
  )
}
