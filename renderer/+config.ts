import type { Config } from 'vike/types'

export default {
  // `about.html`, not `about/index.html`.
  prerender: { noExtraDir: true, keepDistServer: true },
  // The browser gets only our own entry (+client.ts): TanStack Router handles navigation, and Vike's client would add
  // 16 KB.
  clientRouting: false,
  injectScriptsAt: 'HTML_BEGIN',
  // On a busy machine the dev server may take a minute for a page, and Vike's timeout error would stay on the screen.
  hooksTimeout: false,
} satisfies Config
