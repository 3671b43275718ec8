import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/**
 * The HTML of an element, complete and without scripts. React itself leaves a component that failed to the browser, in the
 * hope that it does better there, and moves large parts behind a script that puts them in place.
 * @throws the first error of a component.
 */
export async function renderWhole(element: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  return html
}
