import { createContext, useContext } from 'react'

/** Navigation by code, for components. Links do not need it. */
export interface Navigation {
  /** Loads a page without showing it. @returns whether it is loaded */
  preload: (address: string) => Promise<boolean>
  /** Shows a page as if a link to it had been followed. */
  open: (address: string) => Promise<void>
  /** Whether the page that is about to be shown will be seen from its top, after one that was on show before. */
  isArrivingAtTop: () => boolean
  /** Whether the current page is the one that was prerendered. */
  isOnFirstPage: () => boolean
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

export const NavigationProvider = NavigationContext.Provider

/** @returns nothing while a page is being prerendered */
export function useNavigation(): Navigation | undefined {
  return useContext(NavigationContext)
}
