import type { ReactNode } from 'react'

/** Buttons side by side, on phones one below another. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="grid w-full gap-3 sm:flex sm:flex-wrap">{children}</div>
}
