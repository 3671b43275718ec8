import { useIntl } from 'react-intl'
import { Icon } from '../../ui/Icon.tsx'

export function MenuButton({ popoverTarget, className }: { popoverTarget: string; className: string }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      popoverTarget={popoverTarget}
      aria-label={intl.formatMessage({ id: 'layout.nav.openMenu' })}
      className={`flex h-12 w-12 items-center justify-center rounded-pill text-2xl focusable hover:bg-ink/20 ${className}`}
    >
      {/* WebKit lets Tab into the popover only if the button itself was the click target. */}
      <Icon name="menu" className="pointer-events-none" />
      <Icon name="close" className="pointer-events-none" />
    </button>
  )
}
