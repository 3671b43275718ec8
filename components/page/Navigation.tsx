import { createContext, useContext } from 'react'

/** For components that navigate by code; links do not need it. */
export interface Navigation {
  /** Loads a page without showing it and returns whether it is loaded. */
  preload: (address: string) => Promise<boolean>
  open: (address: string) => Promise<void>
  /** Whether the next page replaces another one and will be shown from the top. */
  isArrivingAtTop: () => boolean
  /** Whether the current page is the prerendered one. */
  isOnFirstPage: () => boolean
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

export const NavigationProvider = NavigationContext.Provider

/** @returns undefined while prerendering */
export function useNavigation(): Navigation | undefined {
  return useContext(NavigationContext)
}
