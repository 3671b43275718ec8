/** Cookies that Google's and Meta's scripts set for the site's own domain. */
const names = /^(_ga|_gid|_gat|_gcl|_dc_gtm|_fbp$|_fbc$)/

/** Deletes those cookies, for this host and the domains above it. */
export function removeTrackingCookies(): void {
  const found = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  const places = ['', ...domains.map((domain) => `; domain=${domain}`)]
  for (const name of found.filter((name) => names.test(name))) for (const place of places) expire(name, place)
}

function expire(name: string, place: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=; path=/; max-age=0${place}`
}
