import { useSyncExternalStore } from 'react'

/** False in the prerendered page, true once the application has taken over: for what the page cannot know before that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, yes, no)
}

const neverChanges = () => () => {}
const yes = () => true
const no = () => false
