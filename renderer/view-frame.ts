import { hash } from 'node:crypto'
import type { ClientFiles } from './client-manifest'
import { element } from './html-element'
import { baseStyles, stylesOf, stylesWithoutScripts } from './styles/view-styles'
import type { UsedStrings } from './used-strings'
import { frameModules } from './view-modules'

/** What all documents of a view have in common. */
export interface ViewFrame {
  /** The end of their heads. */
  head: string
  /** Their styles as a file, for visitors who come from another page. */
  styles: { address: string; css: string }
}

/**
 * @param view the module that shows the pages, as in `pages/about/AboutPage.tsx`
 * @param strings what modules hold: read once for all views
 * @param files absent while developing: Vite then brings the scripts
 */
export async function createViewFrame(view: string, strings: UsedStrings, files?: ClientFiles): Promise<ViewFrame> {
  const css = await stylesOf(strings.of([...frameModules, view]))
  const sheets = [baseStyles(), css]
  const cssWithoutScripts = stylesWithoutScripts()
  return {
    head: [
      files ? stylePolicy(...sheets, cssWithoutScripts) : '',
      ...sheets.map((sheet) => `<style>${sheet}</style>`),
      `<noscript><style>${cssWithoutScripts}</style></noscript>`,
      ...['bricolage-grotesque', 'figtree'].map((name) =>
        element('link', {
          rel: 'preload',
          href: `/fonts/${name}.woff2`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
        }),
      ),
      files ? scripts(view, files) : '',
    ].join(''),
    styles: { address: `/assets/styles/${hash('sha256', css, 'hex').slice(0, 8)}.css`, css },
  }
}

/** The document's own part of the Content-Security-Policy: no other style may stand in it. While developing, Vite brings others. */
function stylePolicy(...sheets: string[]): string {
  const hashes = sheets.map((css) => ` 'sha256-${hash('sha256', css, 'base64')}'`)
  return element('meta', { 'http-equiv': 'Content-Security-Policy', content: `style-src 'self'${hashes.join('')}` })
}

function scripts(view: string, { entry: [script, ...imports], ofView }: ClientFiles): string {
  return [
    ...imports.map((href) => element('link', { rel: 'modulepreload', href })),
    ...ofView(view).map((href) => element('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    `${element('script', { src: script, type: 'module', async: '' })}</script>`,
  ].join('')
}
