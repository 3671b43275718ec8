// @vitest-environment node
import { createElement, Fragment, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderToHtml } from './render-page.tsx'

test.each([
  ['inside a boundary', Suspense],
  ['outside of one', Fragment],
])('an error that a component throws %s is thrown, not left to the browser', async (_, Around) => {
  await expect(renderToHtml(createElement(Around, null, <Broken />))).rejects.toThrow('The pen is empty.')
})

function Broken(): never {
  throw new Error('The pen is empty.')
}
