import browserslist from 'browserslist'
import { browserslistToTargets, Features } from 'lightningcss'

/** The oldest supported browsers (`browserslist` in package.json) in Lightning CSS's format. */
const oldestBrowsers = browserslistToTargets(browserslist())

/** The same in Vite's format: `chrome109.0`. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser.replace('ios_saf', 'ios')}${version >> 16}.${(version >> 8) & 255}`,
)

/** Range syntax such as `(width >= 640px)` is always compiled, because an older browser would have no layout at all. */
export const lowered = Features.MediaRangeSyntax
