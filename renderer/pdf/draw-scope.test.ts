import { expect, test } from 'vitest'
import { scopeText } from '../../content/sample-scope/scope-text.ts'
import { localeIds } from '../../locales/locales.ts'
import { drawScope } from './draw-scope.ts'

test.each(localeIds)('the sample scope in %s is small, and identical each time', async (locale) => {
  const text = scopeText(locale)
  const [file, again] = await Promise.all([drawScope(text, locale), drawScope(text, locale)])
  expect(file.length).toBeLessThanOrEqual(60_000)
  expect(file.equals(again)).toBe(true)
})

test('a text that is too long for its page is an error', async () => {
  const text = scopeText('pt-br')
  const [first, second] = text.pages
  await expect(drawScope({ ...text, pages: [[...first, ...second], second] }, 'pt-br')).rejects.toThrow(
    /pages instead of 2/,
  )
})
