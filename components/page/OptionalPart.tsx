import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

/** A part that a page can do without: if it fails, in hydration or later, only the part is missing. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <CatchBoundary getResetKey={() => 0} errorComponent={Nothing}>
        {children}
      </CatchBoundary>
    </Suspense>
  )
}

function Nothing() {
  return null
}
