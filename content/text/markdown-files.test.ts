import { expect, test } from 'vitest'
import { localeIds } from '../../locales/locales.ts'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { readMarkdownFiles } from './markdown-files.ts'

const folder = 'content/news/a'
const files = Object.fromEntries(localeIds.map((locale) => [`${folder}/${locale}.md`, `Words in ${locale}.\n`]))

test.each(localeIds)('a long text can be read in %s', (locale) => {
  workIn(files)
  expect(readMarkdownFiles(folder)[locale]).toEqual([{ kind: 'paragraph', text: [`Words in ${locale}.`] }])
})

test('a missing language and an error in another one are reported together', () => {
  const { [`${folder}/en-us.md`]: _, ...others } = files
  workIn({ ...others, [`${folder}/es-es.md`]: 'Uno.\n\n---' })
  expect(() => readMarkdownFiles(folder)).toThrow(
    /content\/news\/a\/en-us\.md: is missing\..*content\/news\/a\/es-es\.md, line 3: /s,
  )
})
