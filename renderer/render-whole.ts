import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'

/** What React writes where a component failed and another stands in for it. */
const leftToBrowser = '<!--$!-->'

/**
 * The HTML of an element, complete and without scripts. React itself leaves a component that failed to the browser, in the
 * hope that it does better there.
 * @throws the first error of a component.
 */
export async function renderWhole(element: ReactNode): Promise<string> {
  const html = renderToString(element)
  // Only the slower way tells why.
  if (html.includes(leftToBrowser)) await throwErrorOf(element)
  return html
}

async function throwErrorOf(element: ReactNode): Promise<never> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(element, { onError: (error) => void errors.push(error) })
  await text(prelude)
  throw errors[0] ?? new Error('A component waits for what never comes.')
}
