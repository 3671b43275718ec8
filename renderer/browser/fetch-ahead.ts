import { whenIdle } from '../../components/page/when-idle'
import { pageLinkOf } from './follow-links'
import { isDataPrecious } from './precious-data'

const mostAtOnce = 2

/** Half a screen further down: what a visitor sees first of a list is often followed at once. */
const soonInView = '0px 0px 50%'

/**
 * Fetches the pages that visitors see links to, while nobody waits for anything: those in the content first, since that is what is
 * read, then those of the menus.
 */
export function createFetchAhead(prefetch: (pathname: string) => Promise<boolean>): { lookForLinks: () => void } {
  const wanted = new Set<string>()
  const known = new Set<string>()
  let running = 0

  const observer = new IntersectionObserver(
    (entries) => {
      const links = entries
        .filter(({ isIntersecting }) => isIntersecting)
        .map(({ target }) => target as HTMLAnchorElement)
      for (const link of links) observer.unobserve(link)
      for (const { pathname } of links.sort(byPlace)) if (!known.has(pathname)) wanted.add(pathname)
      fetchNext()
    },
    { rootMargin: soonInView },
  )

  function fetchNext() {
    if (running >= mostAtOnce) return
    const [next] = wanted
    if (!next) return
    wanted.delete(next)
    known.add(next)
    running += 1
    whenIdle(async () => {
      await prefetch(next)
      running -= 1
      fetchNext()
    })
    fetchNext()
  }

  return {
    lookForLinks() {
      observer.disconnect()
      wanted.clear()
      known.add(location.pathname)
      if (isDataPrecious()) return
      for (const link of document.querySelectorAll('a[href]')) if (pageLinkOf(link)) observer.observe(link)
    },
  }
}

/** Links in the content before those around it. */
function byPlace(one: Element, other: Element): number {
  return Number(other.closest('main') !== null) - Number(one.closest('main') !== null)
}
