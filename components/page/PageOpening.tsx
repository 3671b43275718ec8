import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Text } from '../ui/Text.tsx'
import { isLeaving } from './leaving.ts'

/** After how long the visitor is told that a page is opening. */
const signMs = 1000
/** After how long the browser loads the page itself, and shows its own error if that fails. */
const patienceMs = 8000

/** Tells visitors and screen readers that a page change takes long. The current page stays until the next one is complete. */
export function PageOpening() {
  const next = useRouterState({ select: ({ isLoading, location }) => (isLoading ? location.href : undefined) })
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (next === undefined) return
    const sign = setTimeout(setSlow, signMs, next)
    // A reload opens the next page, because its address is in the address bar already.
    const patience = setTimeout(() => isLeaving() || location.reload(), patienceMs)
    return () => {
      clearTimeout(sign)
      clearTimeout(patience)
      setSlow(undefined)
    }
  }, [next])
  return (
    <div role="status">
      {slow && (
        <Text
          className="fixed inset-x-0 top-0 z-50 bg-accent px-4 py-1 text-center font-600 text-ink text-small"
          words="layout.opening"
        />
      )}
    </div>
  )
}
