import { ink } from '../../uno.config.ts'
import withoutScripts from '../styles/without-scripts.css?inline'
import type { BuiltPage } from './page-at.ts'
import { renderPage } from './render-page.tsx'
import { scriptText } from './script-text.ts'

/**
 * The document of a page: React's (pages/root.tsx), with what scripts neither change nor need: styles, JSON-LD, and the
 * page's data, so that hydration loads only code.
 * @param styles undefined in the dev server, where Vite injects them
 */
export async function documentHtml({ page, content, head }: BuiltPage, styles?: string): Promise<string> {
  const html = await renderPage({ page, content })
  // Inlined in every document, because a request for it would delay the first paint by a round trip.
  const sheet = styles === undefined ? '' : `<style>${styles}</style>`
  const jsonLd = head.jsonLd ? `<script type="application/ld+json">${scriptText(head.jsonLd)}</script>` : ''
  const data = `<script id="page-data" type="application/json">${scriptText({ page, content })}</script>`
  return `<!DOCTYPE html>${html}`
    .replace('</head>', () => `${themeColor}${sheet}<noscript><style>${withoutScripts}</style></noscript></head>`)
    .replace('</body>', () => `${jsonLd}${data}</body>`)
}

const themeColor = `<meta name="theme-color" content="${ink}">`
