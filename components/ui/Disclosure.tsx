import type { ReactNode } from 'react'
import { useRemembered } from '../page/useRemembered.ts'
import { Icon } from './Icon.tsx'

interface DisclosureProps {
  title: string
  /** Opening one closes the others with the same name. */
  name: string
  open?: boolean
  children: ReactNode
}

/** A title that unfolds the text below it; in print all are unfolded. */
export function Disclosure({ title, open, children, ...details }: DisclosureProps) {
  const [wasOpen = open, keep] = useRemembered<boolean>(title)
  return (
    <details
      {...details}
      open={wasOpen}
      onToggle={({ currentTarget }) => keep(currentTarget.open)}
      className="group row-line border-mint-line"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-650 text-lg leading-snug focusable">
        {title}
        <Icon name="chevronDown" className="text-link [transition:rotate_150ms] group-open:[rotate:180deg]" />
      </summary>
      {children}
    </details>
  )
}
