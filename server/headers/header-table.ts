import { contentSecurityPolicy, type PolicyNeeds, videoHost } from './content-security-policy.ts'

/** Headers, by their names in lower case. */
export type Headers = Record<string, string>

/**
 * The one table of headers: `npm start` sends them, and the configuration of other hosts is made from it (hosts/).
 * A later part overrides an earlier one.
 */
export interface HeaderTable {
  everything: Headers
  /** Documents, including the 404 pages. */
  pages: Headers
  /** By the folder of a file, such as `/assets/`. */
  folders: Record<string, Headers>
  unknownAddresses: Headers
}

const day = 86_400
const year = 365 * day

/** The headers of every response, of the site and of the mail service. */
const commonHeaders: Headers = {
  'strict-transport-security': `max-age=${2 * year}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const noStore: Headers = { 'cache-control': 'no-store' }

/** The headers of the mail service's responses. Other sites can read a response nevertheless, if CORS allows them. */
export const mailHeaders: Headers = { ...commonHeaders, ...noStore }

const forADay = `public, max-age=${day}, stale-while-revalidate=${7 * day}`
/** The video frame's `allow` attribute asks for these; everything else that a page could ask for is off. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

export function createHeaderTable(needs: PolicyNeeds): HeaderTable {
  return {
    everything: {
      ...commonHeaders,
      // Browsers keep a copy and ask each time whether it has changed: what has not is not sent again.
      'cache-control': 'public, max-age=0, must-revalidate',
    },
    pages: {
      'content-security-policy': contentSecurityPolicy(needs),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': [
        ...videoFeatures.map((feature) => `${feature}=(self "${videoHost}")`),
        ...refusedFeatures.map((feature) => `${feature}=()`),
      ].join(', '),
      // For browsers that do not know frame-ancestors.
      'x-frame-options': 'DENY',
    },
    folders: {
      // Built files carry a hash in their name, so they never change.
      '/assets/': { 'cache-control': `public, max-age=${year}, immutable` },
      // Pictures and fonts rarely change, and an old one does no harm for a day. Pictures may be shown elsewhere.
      '/art/': { 'cache-control': forADay, 'cross-origin-resource-policy': 'cross-origin' },
      // The name is a hash of what the picture shows, so it never changes. Social networks show it on their own pages.
      '/share-images/': {
        'cache-control': `public, max-age=${year}, immutable`,
        'cross-origin-resource-policy': 'cross-origin',
      },
      // What the application asks for instead of a page that search engines have already.
      '/data/': { 'x-robots-tag': 'noindex' },
      '/documents/': { 'cache-control': forADay },
      '/flags/': { 'cache-control': forADay },
      '/fonts/': { 'cache-control': forADay },
    },
    unknownAddresses: noStore,
  }
}

export interface ResponseKind {
  /** Such as `/art/hero/home-800.avif`. */
  path: string
  isPage: boolean
  isUnknown: boolean
}

export function headersOf(table: HeaderTable, { path, isPage, isUnknown }: ResponseKind): Headers {
  const folder = Object.keys(table.folders).find((start) => path.startsWith(start))
  return {
    ...table.everything,
    ...(isPage && table.pages),
    ...(folder && !isUnknown && table.folders[folder]),
    ...(isUnknown && table.unknownAddresses),
  }
}
