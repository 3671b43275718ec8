import type { ReactNode } from 'react'

/** The words of a title that are drawn in the colours of the wave. */
export function Highlight({ children }: { children: ReactNode }) {
  return (
    <span className="bg-gradient-to-r from-accent via-highlight-green to-highlight-blue box-decoration-clone bg-clip-text text-transparent">
      {children}
    </span>
  )
}
