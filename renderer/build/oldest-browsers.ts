import browserslist from 'browserslist'
import { browserslistToTargets, Features } from 'lightningcss'

/** The oldest version of each browser that the site works in (`browserslist` in package.json), as Lightning CSS takes it. */
const oldestBrowsers = browserslistToTargets(browserslist())

/** The same as Vite takes it: `chrome109.0`. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser.replace('ios_saf', 'ios')}${version >> 16}.${(version >> 8) & 255}`,
)

/** Range syntax such as `(width >= 640px)` is always lowered: a slightly older browser would have no layout at all. */
export const lowered = Features.MediaRangeSyntax
