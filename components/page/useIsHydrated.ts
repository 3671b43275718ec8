import { useSyncExternalStore } from 'react'

/** False while prerendering and hydrating, for markup that depends on the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, yes, no)
}

const neverChanges = () => () => {}
const yes = () => true
const no = () => false
