import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { useNavigation } from './Navigation'

/**
 * What stands below the first view of a page. Whoever comes from another page gets it right after that view has been painted; in a
 * prerendered page the application takes over the first view before it.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  const [isDue, setDue] = useState(() => !navigation?.isArrivingAtTop())
  useEffect(() => navigation?.expectPart(), [navigation])
  useEffect(() => {
    if (!isDue) startTransition(() => setDue(true))
  }, [isDue])
  return <Suspense>{isDue ? <Part>{children}</Part> : <div className="min-h-[150svh]" />}</Suspense>
}

/** Tells when it has appeared: React takes over the parts of a page one after the other. */
export function Part({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  useEffect(() => navigation?.onPart(), [navigation])
  return children
}
