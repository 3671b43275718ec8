import { minifySync } from 'vite'
import { consentKey, recordKey } from '../../components/consent/consent-store.ts'
import { keepConsent } from '../../components/consent/keep-consent.ts'
import { consentRevisions } from '../../content/privacy/policy-date.ts'
import { offersRefusal } from '../../content/site.ts'
import { colors } from '../../uno.config.ts'
import withoutScripts from '../styles/without-scripts.css?inline'
import type { BuiltPage } from './build-page.ts'
import { renderPage } from './render-page.tsx'

/**
 * The document of a page: React's (pages/root.tsx), with what scripts neither change nor need: styles, JSON-LD (for
 * crawlers, which load documents), and the page's data, so that hydration loads only code.
 * @param styles undefined in the dev server, where Vite injects them
 */
export async function documentHtml({ page, content, metadata }: BuiltPage, styles?: string): Promise<string> {
  const html = await renderPage({ page, content })
  // Inlined in every document, because a request for it would delay the first paint by a round trip.
  const sheet = styles === undefined ? '' : `<style>${styles}</style>`
  const jsonLd = metadata.jsonLd ? `<script type="application/ld+json">${scriptText(metadata.jsonLd)}</script>` : ''
  const data = `<script id="page-data" type="application/json">${scriptText({ page, content })}</script>`
  return html
    .replace(
      '</head>',
      () =>
        `${themeColor}<script>${firstScript}</script>${sheet}<noscript><style>${withoutScripts}</style></noscript></head>`,
    )
    .replace('</body>', () => `${jsonLd}${data}</body>`)
}

/** JSON that is safe inside a script element. */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const themeColor = `<meta name="theme-color" content="${colors.ink}">`

const consentTerms = { flagKey: consentKey, recordKey, revisions: consentRevisions, offersRefusal }

const loadedFor = 'document.documentElement.dataset.loadedFor=location.pathname;'

/**
 * Inline: before the first paint it decides whether the visitor is asked for consent, and keeps the path that the
 * document was loaded for, because renderer/+client.ts may come when the visitor has moved on.
 */
const firstScript = minifySync('first.js', `${loadedFor}(${keepConsent})(${scriptText(consentTerms)})`).code
