import { useIntl } from 'react-intl'

export function MenuButton({ popoverTarget, className }: { popoverTarget: string; className: string }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      popoverTarget={popoverTarget}
      aria-label={intl.formatMessage({ id: 'layout.nav.menu' })}
      className={`flex h-12 w-12 items-center justify-center rounded-pill text-2xl focusable hover:bg-shade ${className}`}
    >
      <Lines path="M4 5h16M4 12h16M4 19h16" />
      <CloseIcon />
    </button>
  )
}

/** Drawn here, because without the file of icons nothing else would show that there is a menu. */
export function CloseIcon() {
  return <Lines path="M18 6L6 18M6 6l12 12" />
}

function Lines({ path }: { path: string }) {
  return (
    // WebKit lets Tab into the popover only if the button itself was the click target.
    <svg aria-hidden="true" viewBox="0 0 24 24" className="pointer-events-none icon">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
