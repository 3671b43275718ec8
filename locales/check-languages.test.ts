import { expect, test } from 'vitest'
import { workIn } from '../tests/programs/temporary-folder.ts'
import { languageErrors } from './check-languages.ts'
import { defaultLocale, type LocaleId, localeIds, locales } from './locales.ts'

const marked = (words: string, locale: string) => `⟦${locale}⟧ ${words}`
const [, second] = localeIds as [LocaleId, LocaleId]
const flags = Object.fromEntries(Object.values(locales).map(({ flag }) => [`public${flag}`, '<svg/>']))
const sound: Record<string, string> = {
  ...flags,
  ...Object.fromEntries(
    localeIds.flatMap((locale) => [
      [`locales/${locale}/home.json`, '{\n  "home.title": "A"\n}'],
      [`content/privacy/${locale}.md`, 'A\n'],
    ]),
  ),
}

test.each([
  [
    'a message',
    { [`locales/${second}/home.json`]: `{\n  "home.title": "${marked('A', second)}"\n}` },
    `locales/${second}/home.json: is not fully translated into ${second} yet`,
  ],
  [
    'a long text',
    { [`content/privacy/${second}.md`]: '', [`content/b/${defaultLocale}.md`]: 'A' },
    `content/b/${second}.md: is missing. Translate content/b/${defaultLocale}.md.`,
  ],
])('%s to be translated: reported once per file', (_, files, error) => {
  workIn({ ...sound, ...files })
  expect(languageErrors().filter((line) => line.includes(second))).toEqual([expect.stringContaining(error)])
})

test('a missing flag is reported with its size', () => {
  const { [`public${locales[second].flag}`]: _file, ...others } = sound
  workIn(others)
  expect(languageErrors()).toEqual([expect.stringMatching(/flags\/us\.webp: .* 48 × 36 pixels/)])
})
