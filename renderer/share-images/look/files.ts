import { createRequire } from 'node:module'
import type { ShareImagePicture } from '../../../pages/page-loader.ts'

// From the working directory, or found by name: while prerendering, this module runs bundled and elsewhere.
const require = createRequire(import.meta.url)

/** The site's own faces, uncut: a title may hold a letter that no heading of the site needed so far. */
export const fontFiles = {
  heading: require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  ),
  text: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
}

export const logoFile = 'public/art/logo.svg'

/** Whatever stands here decides how a share image looks. */
export const lookFolder = 'renderer/share-images/look'

export const waveFile = (picture: ShareImagePicture) => `public/art/${picture}-1600.webp`
