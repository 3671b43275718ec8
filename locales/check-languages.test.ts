import { expect, test } from 'vitest'
import { workIn } from '../tests/temporary-folder'
import { marked } from './adding/add-language'
import { languageFaults } from './check-languages'
import { defaultLocale, type LocaleId, localeIds, locales } from './locales'

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

test('the languages of the site are complete', () => {
  expect(languageFaults()).toEqual([])
})

test.each([
  [
    'a message',
    { [`locales/${second}/home.json`]: `{\n  "home.title": "${marked('A', second)}"\n}` },
    `locales/${second}/home.json: to be translated into ${second}: home.title`,
  ],
  ['a line', { 'content/a.ts': `\n'${marked('A', second)}'` }, `content/a.ts: to be translated into ${second}: line 2`],
  [
    'a long text',
    { [`content/privacy/${second}.md`]: '', [`content/b/${defaultLocale}.md`]: 'A' },
    `content/b/${second}.md: is missing. Translate content/b/${defaultLocale}.md.`,
  ],
])('%s that is still to be translated is reported', (_, files, fault) => {
  workIn({ ...sound, ...files })
  expect(languageFaults()).toContain(fault)
})

test('a missing flag is reported, with how large it is', () => {
  const { [`public${locales[second].flag}`]: _file, ...others } = sound
  workIn(others)
  expect(languageFaults()).toEqual([expect.stringMatching(/flags\/us\.webp: .* 48 × 36 pixels/)])
})
