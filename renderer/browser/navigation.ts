import type { RegisteredRouter } from '@tanstack/react-router'
import type { Navigation } from '../../components/page/Navigation'

/** Moving between pages as components may ask for it. */
export function navigationOf(router: Pick<RegisteredRouter, 'preloadRoute' | 'navigate'>): Navigation {
  return {
    preload: async (to) => (await router.preloadRoute({ to }))?.every(({ status }) => status === 'success') ?? false,
    open: (to) => router.navigate({ to }),
  }
}
