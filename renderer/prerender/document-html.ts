import { bodyAttributes } from '../../components/layout/Layout.tsx'
import type { PageData } from '../../components/page/page-data.ts'
import { locales } from '../../locales/locales.ts'
import { ink } from '../../uno.config.ts'
import type { ClientFiles } from '../build/client-files.ts'
import withoutScripts from '../styles/without-scripts.css?inline'
import { element, scriptText } from './html-element.ts'

interface DocumentInput {
  page: PageData
  body: string
  /** Undefined in the dev server, where Vite injects styles and scripts. */
  files: ClientFiles | undefined
}

/**
 * The document shell around the React tree, which is its body (renderer/browser/update-document.ts keeps it current).
 * It contains the page's data, except the head, so that hydration loads only code.
 */
export function documentHtml({ page, body, files }: DocumentInput): string {
  const { head, ...data } = page
  return [
    '<!DOCTYPE html>',
    element('html', { lang: locales[page.locale].tag }),
    `<head>${constantTags}${head}${styles(files)}${fonts}</head>`,
    `${element('body', bodyAttributes(page.layout))}${body}`,
    `${element('script', { id: 'page-data', type: 'application/json' })}${scriptText(data)}</script>`,
    '</body></html>',
  ].join('')
}

const constantTags = [
  element('meta', { charset: 'utf-8' }),
  element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
  element('meta', { name: 'theme-color', content: ink }),
  element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  element('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  element('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  element('link', { rel: 'manifest', href: '/site.webmanifest' }),
].join('')

const fonts = ['bricolage-grotesque', 'figtree']
  .map((name) =>
    element('link', {
      rel: 'preload',
      href: `/fonts/${name}.woff2`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
      // Text is readable in a system font before, but the first view's picture is not there yet.
      fetchpriority: 'low',
    }),
  )
  .join('')

/** Inlined in every document, because a request for it would delay the first paint by a round trip. */
function styles(files: ClientFiles | undefined): string {
  const sheet = files
    ? `<style>${files.styles}</style>`
    : stylesInDev.map((href) => element('link', { rel: 'stylesheet', href })).join('')
  return `${sheet}<noscript><style>${withoutScripts}</style></noscript>`
}

/** The same as renderer/+client.ts imports. */
const stylesInDev = [
  '/renderer/styles/base.css',
  '/__uno.css',
  '/renderer/styles/carousel.css',
  '/renderer/styles/menus.css',
  '/renderer/styles/ribbons.css',
].map((href) => `${href}?direct`)
