import { createRoute } from '@tanstack/react-router'
import { isLocaleId } from '../locales/locales.ts'
import { rootRoute } from './root.tsx'

/** The language of an address; with an unknown one, no page matches. */
export const localeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$locale',
  params: { parse: ({ locale }) => isLocaleId(locale) && { locale } },
})
