import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

/** A choice with an arrow of the site's own. */
export function Select({ className = '', ...attributes }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...attributes} className={`control h-button cursor-pointer appearance-none pr-12 ${className}`} />
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-link text-xl"
      />
    </div>
  )
}
