import type { MovedAddress } from './moved.schema'

/** Addresses that have changed, without the language: links of others to the old one go on working, in every language. */
export const moved: MovedAddress[] = [{ from: '/servicos/ia', to: '/servicos/inteligencia-artificial' }]
