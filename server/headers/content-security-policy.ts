export interface PolicyNeeds {
  styles: string[]
  /** The origin of a mail service on another host. */
  mailOrigin?: string
  hasTagManager: boolean
  hasPixel: boolean
}

type Sources = Record<string, string[]>

/** This host sets no cookies before a video plays. */
export const videoHost = 'https://www.youtube-nocookie.com'

/**
 * The sources that a page may load, run and send to (https://www.w3.org/TR/CSP3/). Hosts of measurement and ads are
 * listed only if configured, and get requests only after consent. A container may carry Meta's tag, too.
 */
export function contentSecurityPolicy({ styles, mailOrigin, hasTagManager, hasPixel }: PolicyNeeds): string {
  const site: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(mailOrigin ? [mailOrigin] : [])],
    'frame-src': [videoHost],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  const added = [...(hasTagManager ? [google] : []), ...(hasTagManager || hasPixel ? [meta] : [])]
  return Object.entries(site)
    .map(([name, sources]) => [name, ...sources, ...added.flatMap((more) => more[name] ?? [])].join(' '))
    .join('; ')
}

/** Measurement answers from the visitor's country; a policy cannot name all countries. */
const googleOfCountries = ['com.br', 'es', 'pt', 'com.ar', 'com.mx', 'com.co', 'cl', 'com.pe']

const tagManager = ['https://googletagmanager.com', 'https://*.googletagmanager.com']
const ads = ['https://*.googleadservices.com', 'https://*.googlesyndication.com', 'https://*.doubleclick.net']
const reports = [
  ...tagManager,
  ...ads,
  'https://*.google-analytics.com',
  'https://google.com',
  'https://*.google.com',
  ...googleOfCountries.map((country) => `https://www.google.${country}`),
]

/**
 * What Analytics, Ads, Floodlight and the preview of a container need
 * (https://developers.google.com/tag-platform/security/guides/csp).
 */
const google: Sources = {
  'script-src': [...tagManager, ...ads, 'https://*.google-analytics.com', 'https://*.google.com'],
  'style-src': [...tagManager, 'https://tagmanager.google.com', 'https://fonts.googleapis.com'],
  'img-src': [...reports, 'https://*.gstatic.com'],
  'font-src': ['https://fonts.gstatic.com', 'data:'],
  'connect-src': reports,
  'frame-src': [...tagManager, 'https://*.doubleclick.net'],
}

/** The pixel sends what is too long for an address as a form in a frame. */
const meta: Sources = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  'frame-src': ['https://www.facebook.com'],
  'form-action': ['https://www.facebook.com'],
}
