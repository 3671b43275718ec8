import browserslist from 'browserslist'
import { browserslistToTargets, Features } from 'lightningcss'

/** The oldest version of each browser that the site works in (`browserslist` in package.json), as Lightning CSS takes it. */
const oldestBrowsers = browserslistToTargets(browserslist())

/** The same as Vite takes it: `chrome109.0`. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser.replace('ios_saf', 'ios')}${version >> 16}.${(version >> 8) & 255}`,
)

/** Is written in the old way whatever the targets: `(width >= 640px)` would leave a browser that is a little older without any layout. */
export const lowered = Features.MediaRangeSyntax
