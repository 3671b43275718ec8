import type { Config } from 'vike/types'

export default {
  prerender: { noExtraDir: true },
  // The browser gets our own entry alone: pages are HTML, and Vike's client has nothing to do in it.
  clientRouting: false,
} satisfies Config
