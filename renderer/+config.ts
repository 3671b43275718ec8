import type { Config } from 'vike/types'

export default {
  // The pages are written by renderer/prerender/: thousands of them, on all processors.
  prerender: false,
  // The browser gets our own entry alone: pages are HTML, and Vike's client has nothing to do in it.
  clientRouting: false,
  // While developing, a busy machine may take a minute for a page: Vike would give it up, and show an error that nothing mends.
  hooksTimeout: false,
} satisfies Config
