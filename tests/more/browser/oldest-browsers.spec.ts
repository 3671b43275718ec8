import type { BrowserContext } from 'playwright/test'
import { test } from '../../browser/fixtures.ts'
import { declareVisits } from '../../browser/oldest-visits.ts'

interface Feature {
  /** Turns what a file says into words that no browser knows. */
  files?: (text: string) => string
  /** Runs in each page before its own scripts. */
  script?: () => void
}

/** What some of the oldest browsers (`browserslist` in package.json) do not know, and how to take it from the browser of the tests. */
const features: Record<string, Feature> = {
  popovers: {
    files: (text) =>
      text
        .replaceAll('selector(:popover-open)', 'selector(:unknown)')
        .replace('@font-face', ':where([popover]) { display: block } @font-face'),
    script: () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name)
      addEventListener('beforetoggle', (event) => event.isTrusted && event.preventDefault(), true)
    },
  },
  'gradients through oklch': { files: (text) => text.replaceAll('in oklch', 'in unknown') },
  'the media query for scripts': { files: (text) => text.replaceAll(/\(\s*scripting\s*:/g, '(unknown:') },
  'groups of details': {
    files: (text) => text.replaceAll('<details name=', '<details data-group='),
    script: () => {
      Object.defineProperty(HTMLDetailsElement.prototype, 'setAttribute', {
        value(name: string, value: string) {
          Element.prototype.setAttribute.call(this, name === 'name' ? 'data-group' : name, value)
        },
      })
    },
  },
  'media queries by range': { files: (text) => text.replaceAll(/\((width|height)\s*[<>]=/g, '(unknown<=') },
  ':has': { files: (text) => text.replaceAll(':has(', ':unknown(') },
}

for (const [name, lacking] of [
  ...Object.entries(features).map(([name, feature]) => [name, [feature]] as [string, Feature[]]),
  ['all of that', Object.values(features)] as [string, Feature[]],
])
  test.describe(`without ${name}`, () => {
    test.beforeEach(({ context }) => takeAway(lacking, context))
    // Of what a page has asked for in advance, answers may come after the test.
    test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))
    declareVisits(test)
  })

async function takeAway(lacking: Feature[], context: BrowserContext): Promise<void> {
  for (const { script } of lacking) if (script) await context.addInitScript(script)
  await context.route(/\/[^.]*$|\.css$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const body = lacking.reduce((text, { files }) => files?.(text) ?? text, await response.text())
    // The policy names the styles as they were.
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body })
  })
}
