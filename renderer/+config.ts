import type { Config } from 'vike/types'

export default {
  // `about.html`, not `about/index.html`. A build for measuring has thousands of pages: the stage filters what Vike prints for each.
  prerender: { noExtraDir: true, keepDistServer: true },
  // The browser gets our own entry alone (+client.ts): TanStack Router moves between pages, and Vike's client would weigh 16 KB.
  clientRouting: false,
  injectScriptsAt: 'HTML_BEGIN',
  // In the dev server a busy machine may take a minute for a page, and Vike's timeout error would stay on the screen.
  hooksTimeout: false,
} satisfies Config
