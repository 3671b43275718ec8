import type { ReactNode } from 'react'

/** The words of a title that are drawn in the colours of the wave. */
export function Highlight({ children }: { children: ReactNode }) {
  return (
    <span className="lg:-mb-[0.14em] lg:inline-block lg:pb-[0.14em] bg-gradient-to-r from-accent via-highlight-green to-highlight-blue box-decoration-clone bg-clip-text text-transparent">
      {children}
    </span>
  )
}
