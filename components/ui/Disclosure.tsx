import type { ReactNode } from 'react'
import { useKept } from '../page/useKept.ts'
import { Icon } from './Icon.tsx'

interface DisclosureProps {
  title: string
  /** Opening one closes the others with the same name. */
  name?: string
  open?: boolean
  children: ReactNode
}

/** A title that unfolds the text below it; in print all are unfolded. */
export function Disclosure({ title, open, children, ...details }: DisclosureProps) {
  const [wasOpen = open, keep] = useKept<boolean>(title)
  return (
    <details
      {...details}
      open={wasOpen}
      onToggle={({ currentTarget }) => keep(currentTarget.open)}
      className="group row-line border-brand/30"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-650 text-lg leading-snug focusable [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevronDown" className="text-link turned" />
      </summary>
      {children}
    </details>
  )
}
