import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { oldestBrowsers } from '../renderer/oldest-browsers.ts'

/** A part of the web platform by its name in MDN's data, like `css.selectors.has`. */
export interface Feature {
  name: string
  compat: CompatStatement
}

/** A browser that the site promises to work in, and the version in which it learned a feature. */
export interface Lack {
  browser: string
  since: number
}

/** The feature at a path in MDN's data; none where MDN does not know it. */
export function featureAt(path: string[]): Feature[] {
  const place = path.reduce<Identifier | undefined>((at, key) => at && ownPart(at, key), bcd as unknown as Identifier)
  return place?.__compat ? [{ name: path.join('.'), compat: place.__compat }] : []
}

/** All features that stand so deep below a path, by the last part of their name. */
export function featuresBelow(path: string[], depth: number): Map<string, Feature[]> {
  const found = new Map<string, Feature[]>()
  const collect = (place: Identifier, at: string[], left: number) => {
    for (const key of Object.keys(place)) {
      const part = ownPart(place, key)
      if (key === '__compat' || !part) continue
      const [feature] = featureAt([...at, key])
      const name = key.replace(/_static$/, '')
      if (feature) found.set(name, [...(found.get(name) ?? []), feature])
      if (left > 1) collect(part, [...at, key], left - 1)
    }
  }
  const start = path.reduce<Identifier | undefined>((at, key) => at && ownPart(at, key), bcd as unknown as Identifier)
  if (start) collect(start, path, depth)
  return found
}

/** In which of the oldest browsers a feature is missing. One with a prefix is there: Lightning CSS adds it. */
export function lacks({ compat }: Feature): Lack[] {
  return Object.entries(oldestBrowsers).flatMap(([browser, oldest]) => {
    const support = compat.support[browser === 'ios_saf' ? 'safari_ios' : (browser as 'chrome')] ?? []
    const versions = [support]
      .flat()
      .filter((one) => !one.flags && !one.version_removed)
      .map(({ version_added }) => versionNumber(version_added))
    const since = Math.min(...versions)
    return since > oldest ? [{ browser: browser.replace('ios_saf', 'iOS'), since }] : []
  })
}

/** As `browserslistToTargets` writes versions. */
function versionNumber(version: string | false | 'preview' | null | undefined): number {
  const [, major, minor = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(version || '') ?? []
  return major ? (Number(major) << 16) | (Number(minor) << 8) : Number.POSITIVE_INFINITY
}

/** `Firefox before 121, Safari before 17.4`. */
export function describeLacks(all: Lack[]): string {
  const names = all.map(({ browser, since }) => {
    const version = `${since >> 16}.${(since >> 8) & 255}`.replace(/\.0$/, '')
    return Number.isFinite(since) ? `${browser} before ${version}` : `every ${browser}`
  })
  return names.join(', ')
}

function ownPart(place: Identifier, key: string): Identifier | undefined {
  return Object.hasOwn(place, key) ? (place[key] as Identifier) : undefined
}
