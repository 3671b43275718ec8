import { type ReactNode, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useHoverMenu } from './useHoverMenu.ts'

/** Without scripts it opens on click only. */
export function HoverMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const events = useHoverMenu(menu)
  return (
    <details ref={menu} name="main-menu" className="group relative" {...events.menu}>
      <summary
        className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-pill px-3 font-600 text-base focusable hover:bg-ink/20 [&::-webkit-details-marker]:hidden"
        {...events.trigger}
      >
        {label}
        <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 z-50 pt-6">
        <div className="card max-h-[calc(100dvh-8rem)] overflow-y-auto whitespace-normal p-3 text-ink shadow-panel blue-focus">
          {children}
        </div>
      </div>
    </details>
  )
}
