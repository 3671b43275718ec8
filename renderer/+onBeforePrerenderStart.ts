import { checkContent } from '../content/check-content'
import { allAddresses } from './page-paths'

/** The addresses to prerender. Content is checked first: a fault must stop the build before a page is written. */
export function onBeforePrerenderStart() {
  checkContent()
  return allAddresses()
}
