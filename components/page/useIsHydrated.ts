import { useSyncExternalStore } from 'react'

/** False while prerendering and hydrating, true afterwards: for what only the browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, yes, no)
}

const neverChanges = () => () => {}
const yes = () => true
const no = () => false
