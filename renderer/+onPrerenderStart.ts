import type { PrerenderContext } from 'vike/types'

/**
 * Vike keeps all documents and their data in memory for adapters, which this site does not use: releasing them as soon
 * as they are written takes 1.2 instead of 2.6 GB with 3,000 articles.
 */
export function onPrerenderStart({ output }: PrerenderContext): void {
  output.push = (...written) => {
    for (const { pageContext } of written) Object.assign(pageContext, { page: undefined, _prerenderResult: undefined })
    return 0
  }
}
