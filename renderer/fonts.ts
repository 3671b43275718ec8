import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Resolved by name, because this module is bundled elsewhere for prerendering.
const require = createRequire(import.meta.url)

/** The site's fonts in one weight each, because drawings and PDFs support no variable fonts. */
export const fonts = {
  text: readFileSync(require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')),
  strong: readFileSync(require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff')),
  heading: readFileSync(
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  ),
}
