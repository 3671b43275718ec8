import { hash } from 'node:crypto'
import type { ClientFiles } from './client-manifest'
import { element } from './html-element'

/** The styles of the documents of a view. */
export interface ViewStyles {
  /** Those of elements, whatever their classes: the same on every page. They hold the fonts, whose coming lays all text out anew. */
  base: string
  /** Those of everything that the view can show. They stand after the base. */
  css: string
  /** What is added for visitors whose scripts are off. */
  withoutScripts: string
}

/** What all documents of a view have in common. */
export interface ViewFrame {
  /** The end of their heads. */
  head: string
  /** Their styles, and where these stand as a file for visitors who come from another page. */
  styles: ViewStyles & { address: string }
}

/**
 * @param view the module that shows the pages, as in `pages/about/AboutPage.tsx`
 * @param files absent while developing: Vite then brings the scripts
 */
export function createViewFrame(view: string, styles: ViewStyles, files?: ClientFiles): ViewFrame {
  const { base, css, withoutScripts } = styles
  return {
    head: [
      `<style>${base}</style><style>${css}</style><noscript><style>${withoutScripts}</style></noscript>`,
      ...['bricolage-grotesque', 'figtree'].map((name) =>
        element('link', {
          rel: 'preload',
          href: `/fonts/${name}.woff2`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
          // Text is readable before, in the system's letters; the picture of the first view is not.
          fetchpriority: 'low',
        }),
      ),
      files ? scripts(view, files) : '',
    ].join(''),
    styles: { ...styles, address: `/assets/styles/${hash('sha256', css, 'hex').slice(0, 8)}.css` },
  }
}

function scripts(view: string, { entry: [script, ...imports], ofView }: ClientFiles): string {
  return [
    ...imports.map((href) => element('link', { rel: 'modulepreload', href })),
    ...ofView(view).map((href) => element('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    `${element('script', { src: script, type: 'module', async: '' })}</script>`,
  ].join('')
}
