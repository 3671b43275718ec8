import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'

/** A collapsible part of a menu; opening one closes the others of its group. */
export function Disclosure({ group, label, children }: { group: string; label: ReactNode; children: ReactNode }) {
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
