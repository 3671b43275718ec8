import type { Redirect } from './redirects.schema.ts'

/** Addresses that have changed, without the language: each redirects to the new one, in every language, so that links on other sites keep working. */
export const redirects: Redirect[] = [{ from: '/servicos/ia', to: '/servicos/inteligencia-artificial' }]
