import { bodyAttributes } from '../components/layout/Layout'
import type { PageData } from '../components/page/page-data'
import { locales } from '../locales/locales'
import { ink } from '../uno.config'
import { element } from './html-element'

interface DocumentParts {
  page: PageData
  /** What stands in the head besides what the page says of itself: styles, scripts. */
  head: string
  body: string
}

/** A whole document. The application takes over its body; the rest stands around it (renderer/browser/dress-document.ts). */
export function documentHtml({ page, head, body }: DocumentParts): string {
  return [
    '<!DOCTYPE html>',
    element('html', { lang: locales[page.locale].tag }),
    `<head>${constantTags}${page.head}${head}</head>`,
    `${element('body', bodyAttributes(page.layout))}${body}</body></html>`,
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
