export interface PolicyNeeds {
  /** Hashes of inline style sheets and scripts. */
  styles: string[]
  scripts: string[]
  /** The origin of a mail service on another host. */
  mailOrigin?: string
  /** The names of the company's domains. */
  domains?: string[]
  hasTagManager: boolean
  hasPixel: boolean
}

type Sources = Record<string, string[]>

/** The host of videos that sets no cookies before one plays. */
export const videoHost = 'https://www.youtube-nocookie.com'

/**
 * The hosts from which a page may load something, and to which it may send (https://www.w3.org/TR/CSP3/). Those of
 * measurement are listed only if configured, and asked only after consent. A container may carry Meta's tag, too.
 */
export function contentSecurityPolicy(needs: PolicyNeeds): string {
  const { styles, scripts, mailOrigin, domains = [], hasTagManager, hasPixel } = needs
  // Without scripts, a form leads to its thank-you page, which another domain may have.
  const thanks = domains.length > 1 ? domains.flatMap((name) => [`https://${name}`, `https://www.${name}`]) : []
  const site: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(mailOrigin ? [mailOrigin] : [])],
    'frame-src': [videoHost],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...thanks],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  const added = [...(hasTagManager ? [google] : []), ...(hasTagManager || hasPixel ? [meta] : [])]
  return Object.entries(site)
    .map(([name, sources]) => [name, ...sources, ...added.flatMap((more) => more[name] ?? [])].join(' '))
    .join('; ')
}

/**
 * Google measures by a host in the visitor's country. These countries speak the site's languages or are near: all two
 * hundred (https://www.google.com/supported_domains) are more than hosts and proxies accept in headers. Pictures run
 * nothing, so they may come from any host, instead of the same list again.
 */
const googleOfCountries = `
  com.br pt co.ao co.mz cv
  es com.ar com.mx com.co cl com.pe com.uy com.py com.bo com.ec co.ve
  co.cr com.pa com.gt hn com.sv com.ni com.do com.cu com.pr
  co.uk ie ca com.au co.nz co.za co.in com.sg com.ph com.ng
  de at ch fr be nl it lu pl`
  .trim()
  .split(/\s+/)

const tagManager = ['googletagmanager.com', '*.googletagmanager.com']
const ads = ['*.googleadservices.com', '*.googlesyndication.com', '*.doubleclick.net']

/**
 * What Analytics, Ads, Floodlight and the preview of a container need
 * (https://developers.google.com/tag-platform/security/guides/csp). Scripts, styles and frames come from exactly these
 * hosts: other hosts of the same domains answer with code that an attacker chooses.
 */
const google: Sources = {
  'script-src': [
    ...tagManager,
    'tagmanager.google.com',
    'www.google.com',
    'www.googleadservices.com',
    'pagead2.googlesyndication.com',
    'googleads.g.doubleclick.net',
  ],
  'style-src': [...tagManager, 'tagmanager.google.com', 'fonts.googleapis.com'],
  'img-src': ['https:', 'data:'],
  'font-src': ['fonts.gstatic.com', 'data:'],
  'connect-src': [
    ...tagManager,
    ...ads,
    '*.google-analytics.com',
    'google.com',
    '*.google.com',
    ...googleOfCountries.map((country) => `www.google.${country}`),
  ],
  'frame-src': [
    ...tagManager,
    'www.google.com',
    'tpc.googlesyndication.com',
    'td.doubleclick.net',
    'bid.g.doubleclick.net',
    '*.fls.doubleclick.net',
  ],
}

const facebook = ['*.facebook.com']
/** The pixel sends what is too long for an address as a form in a frame. */
const meta: Sources = {
  'script-src': ['connect.facebook.net'],
  'img-src': [...facebook, '*.facebook.net'],
  'connect-src': [...facebook, '*.facebook.net'],
  'frame-src': facebook,
  'form-action': facebook,
}
