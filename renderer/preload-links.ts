import type { PageData } from '../components/page/page-data'

/** What the browser may fetch early: the fonts at once. */
export function preloadLinks(_page: PageData): string {
  return ['bricolage-grotesque', 'figtree']
    .map((name) => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`)
    .join('')
}
