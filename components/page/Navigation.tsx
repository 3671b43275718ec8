import { createContext, useContext } from 'react'

/** Moving between pages from code; links need none of it. */
export interface Navigation {
  /** Gets a page ready without showing it. @returns whether it is */
  preload: (address: string) => Promise<boolean>
  /** Shows a page as if a link to it had been followed. */
  open: (address: string) => Promise<void>
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

export const NavigationProvider = NavigationContext.Provider

/** @returns how to move between pages; while a page is being prerendered nobody can. */
export function useNavigation(): Navigation | undefined {
  return useContext(NavigationContext)
}
