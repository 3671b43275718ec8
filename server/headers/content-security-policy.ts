export interface PolicyNeeds {
  styles: string[]
  /** The origin of a mail service on another host. */
  mailOrigin?: string
  hasTagManager: boolean
  hasPixel: boolean
}

/**
 * The sources that a page may load, run and send to (https://www.w3.org/TR/CSP3/). Hosts of measurement and ads are
 * listed only if configured, and get requests only after consent. Scripts are allowed by path, because a whole host may
 * also serve scripts of others.
 */
export function contentSecurityPolicy({ styles, mailOrigin, hasTagManager, hasPixel }: PolicyNeeds): string {
  const tagManager = hasTagManager
    ? {
        scripts: ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/js'],
        // https://developers.google.com/tag-platform/security/guides/csp
        reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
      }
    : nothing
  const pixel = hasPixel
    ? {
        scripts: ['https://connect.facebook.net/en_US/fbevents.js', 'https://connect.facebook.net/signals/'],
        reports: ['https://www.facebook.com/tr/'],
      }
    : nothing
  const reports = [...tagManager.reports, ...pixel.reports]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...tagManager.scripts, ...pixel.scripts],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", ...reports],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(mailOrigin ? [mailOrigin] : []), ...reports],
    'frame-src': [videoHost],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** This host sets no cookies before a video plays. */
export const videoHost = 'https://www.youtube-nocookie.com'

const nothing = { scripts: [], reports: [] }
