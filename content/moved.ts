import type { MovedAddress } from './moved.schema'

/** Addresses that have changed, without the language: each redirects to the new one, in every language, so that links on other sites keep working. */
export const moved: MovedAddress[] = [{ from: '/servicos/ia', to: '/servicos/inteligencia-artificial' }]
