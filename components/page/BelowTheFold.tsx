import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { useNavigation } from './Navigation.tsx'

/**
 * What stands below the first view of a page. Whoever comes from another page gets it right after that view has been painted, which on
 * a cheap phone is 30 to 70 ms earlier; in a prerendered page the application takes over the first view before it.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  const [isDue, setDue] = useState(() => !navigation?.isArrivingAtTop())
  useEffect(() => {
    if (!isDue) startTransition(() => setDue(true))
  }, [isDue])
  return <Suspense>{isDue ? children : <div className="min-h-[150svh]" />}</Suspense>
}
