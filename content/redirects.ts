import type { Redirect } from './redirects.schema.ts'

/** Old addresses, without the language, and the new ones to which they redirect in every language. */
export const redirects: Redirect[] = [{ from: '/servicos/ia', to: '/servicos/inteligencia-artificial' }]
