import { contentSecurityPolicy, type PolicyNeeds, videoHost } from './content-security-policy.ts'

/** Headers, by their names in lower case. */
export type Headers = Record<string, string>

/**
 * The one table of headers: `npm start` answers with it, and the files for other hosts are written from it (hosts/).
 * What stands further down goes before what stands above.
 */
export interface HeaderTable {
  everything: Headers
  /** Documents, those for unknown addresses among them. */
  pages: Headers
  /** By the folder of a file, as in `/assets/`. */
  folders: Record<string, Headers>
  unknownAddresses: Headers
}

const day = 86_400
const year = 365 * day

/** What every answer carries, whoever gives it. */
const everyAnswer: Headers = {
  'strict-transport-security': `max-age=${2 * year}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const notKept: Headers = { 'cache-control': 'no-store' }

/** The answers of the mail service. Sites that it names may read them all the same: they ask by CORS. */
export const mailHeaders: Headers = { ...everyAnswer, ...notKept }

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
      ...everyAnswer,
      // Kept, and asked for again each time: what is unchanged is not sent twice.
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
      // Named for what is on them; networks fetch them from their own pages.
      '/share-images/': {
        'cache-control': `public, max-age=${year}, immutable`,
        'cross-origin-resource-policy': 'cross-origin',
      },
      '/flags/': { 'cache-control': forADay },
      '/fonts/': { 'cache-control': forADay },
    },
    unknownAddresses: notKept,
  }
}

export interface Answered {
  /** As in `/art/hero/home-800.avif`. */
  path: string
  isPage: boolean
  isUnknown: boolean
}

export function headersOf(table: HeaderTable, { path, isPage, isUnknown }: Answered): Headers {
  const folder = Object.keys(table.folders).find((start) => path.startsWith(start))
  return {
    ...table.everything,
    ...(isPage && table.pages),
    ...(folder && !isUnknown && table.folders[folder]),
    ...(isUnknown && table.unknownAddresses),
  }
}
