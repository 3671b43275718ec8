/** The style sheets of pages: the one that stands in the document, and those that were fetched since. */
const sheets = new Map<string, HTMLStyleElement | HTMLLinkElement>()
const arrivals = new Map<string, Promise<void>>()

/** Remembers under which address the styles of the document stand as well. */
export function adoptInlineSheet(address: string): void {
  // The one before it is the same for all pages.
  const inline = document.head.querySelector<HTMLStyleElement>('style + style')
  if (inline) sheets.set(address, inline)
}

/**
 * Gets the styles of a page ready without applying them.
 * @throws a TypeError where they do not arrive, as `fetch` does
 */
export function loadSheet(address: string): Promise<void> {
  if (sheets.has(address)) return arrivals.get(address) ?? Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address, media: 'not all' })
  const arrival = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      forget(address)
      reject(new TypeError(`${address} did not arrive.`))
    }
  })
  sheets.set(address, link)
  arrivals.set(address, arrival)
  document.head.append(link)
  return arrival
}

/** Applies the styles of one page, and no others: each page looks as if it had been opened. */
export function wearSheet(address: string): void {
  // Before the old one goes: a page is never without.
  sheets.get(address)?.removeAttribute('media')
  for (const [other, sheet] of sheets) if (other !== address) sheet.media = 'not all'
}

function forget(address: string): void {
  sheets.get(address)?.remove()
  sheets.delete(address)
  arrivals.delete(address)
}
