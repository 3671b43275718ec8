import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { addresses, fileOf } from '../site/built-site.ts'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

test.each(addresses)('%s is valid HTML', async (address) => {
  const { results } = await validator.validateString(readFileSync(fileOf(address), 'utf8'))
  const errors = results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} (${selector})`))
  expect(errors).toEqual([])
})
