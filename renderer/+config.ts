import type { Config } from 'vike/types'

export default {
  // `about.html`, not `about/index.html`. A build for measuring has thousands of pages: what Vike prints of each is left to the stage.
  prerender: { noExtraDir: true, keepDistServer: true },
  // The browser gets our own entry alone (+client.ts): TanStack Router moves between pages, and Vike's client would weigh 16 KB.
  clientRouting: false,
  injectScriptsAt: 'HTML_BEGIN',
  // While developing, a busy machine may take a minute for a page: Vike would give it up, and show an error that nothing mends.
  hooksTimeout: false,
} satisfies Config
