// @vitest-environment node
import { createElement, Fragment, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderToHtml } from './render-page.tsx'

test.each([
  ['inside a boundary', Suspense],
  ['outside of one', Fragment],
])(
  'an error that a component throws %s is thrown, not left to the browser, with page, component and file',
  async (_, Around) => {
    const html = renderToHtml(createElement(Around, null, <Broken />), '/pt-br/a')
    await expect(html).rejects.toThrow(
      /^\/pt-br\/a cannot be rendered, in Broken: Error: The pen is empty\.\n +at Broken .*render-page\.test\.tsx/,
    )
  },
)

function Broken(): never {
  throw new Error('The pen is empty.')
}
