import { type ReactNode, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useHoverMenu } from './useHoverMenu.ts'

/**
 * A dropdown in the bar; in a popover, a part that unfolds. Opening one closes the others. Without scripts it opens only on
 * click. It is placed from the middle of the nearest positioned element, which is also how wide it is at most.
 */
export function HoverMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const events = useHoverMenu(menu)
  return (
    <details ref={menu} name="main-menu" className="group" {...events.menu}>
      <summary className="menu-entry gap-1.5 focusable popover:justify-between" {...events.trigger}>
        {label}
        <Icon name="chevronDown" className="[transition:rotate_150ms] group-open:[rotate:180deg]" />
      </summary>
      <div className="absolute top-[calc(50%+1.375rem)] right-0 z-50 pt-8 popover:contents">
        <div className="card max-h-[calc(100dvh-8rem)] overflow-y-auto whitespace-normal p-3 [box-shadow:var(--panel-shadow)] popover:contents">
          {children}
        </div>
      </div>
    </details>
  )
}
