import { contentSecurityPolicy, type PolicyNeeds, videoHost } from './content-security-policy.ts'

/** Headers by lower-case name. */
export type HeaderValues = Record<string, string>

/** The headers that the site's server and static hosts send. A later part overrides an earlier one. */
export interface HeaderTable {
  everything: HeaderValues
  /** Documents, including the 404 pages. */
  pages: HeaderValues
  /** By the beginning of a path, such as `/assets/`. */
  folders: Record<string, HeaderValues>
  unknownAddresses: HeaderValues
}

const day = 86_400
const year = 365 * day

const commonHeaders: HeaderValues = {
  'strict-transport-security': `max-age=${2 * year}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}
const noStore: HeaderValues = { 'cache-control': 'no-store' }
/** CORS still allows the configured origins to read these responses. The only page among them has words and a link. */
export const mailHeaders: HeaderValues = {
  ...commonHeaders,
  ...noStore,
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const forADay = `public, max-age=${day}, stale-while-revalidate=${7 * day}`
/** The `allow` attribute of the video frame asks for these. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']
const refusedFeatures = `
  accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment
  publickey-credentials-get screen-wake-lock usb xr-spatial-tracking`
  .trim()
  .split(/\s+/)

export function createHeaderTable(needs: PolicyNeeds): HeaderTable {
  return {
    everything: {
      ...commonHeaders,
      // Search engines and other sites show icons, pictures and documents.
      'cross-origin-resource-policy': 'cross-origin',
      // Browsers keep a copy and revalidate it each time.
      'cache-control': 'public, max-age=0, must-revalidate',
    },
    pages: {
      'content-security-policy': contentSecurityPolicy(needs),
      // This policy would cut off Google's and Meta's assistants from the page that they open to verify its tags.
      ...(needs.hasTagManager || needs.hasPixel ? {} : { 'cross-origin-opener-policy': 'same-origin' }),
      'permissions-policy': [
        ...videoFeatures.map((feature) => `${feature}=(self "${videoHost}")`),
        ...refusedFeatures.map((feature) => `${feature}=()`),
      ].join(', '),
      // No other site shows a document.
      'cross-origin-resource-policy': 'same-origin',
      // For browsers that do not know frame-ancestors.
      'x-frame-options': 'DENY',
    },
    folders: {
      // Hashed names: the files never change.
      '/assets/': { 'cache-control': `public, max-age=${year}, immutable` },
      '/share-images/': { 'cache-control': `public, max-age=${year}, immutable` },
      // Pictures and fonts rarely change, and an outdated one does no harm for a day.
      '/art/': { 'cache-control': forADay },
      // Search engines index the pages instead.
      '/data/': { 'x-robots-tag': 'noindex' },
      '/flags/': { 'cache-control': forADay },
      '/fonts/': { 'cache-control': forADay },
    },
    unknownAddresses: noStore,
  }
}

type ResponseKind = { path: string; isPage?: boolean; isUnknown?: boolean }

export function headersOf(table: HeaderTable, { path, isPage, isUnknown }: ResponseKind): HeaderValues {
  const folder = Object.keys(table.folders).find((start) => path.startsWith(start))
  return {
    ...table.everything,
    ...(isPage && table.pages),
    ...(folder && !isUnknown && table.folders[folder]),
    ...(isUnknown && table.unknownAddresses),
  }
}
