import { expect, test } from 'vitest'
import { workIn } from '../tests/temporary-folder'
import { languageFaults } from './check-languages'
import { defaultLocale, localeIds, locales } from './locales'

const marked = (words: string, locale: string) => `⟦${locale}⟧ ${words}`
const [, second] = localeIds as [string, string]
const flags = Object.fromEntries(Object.values(locales).map(({ flag }) => [`public${flag}`, '<svg/>']))
const sound: Record<string, string> = {
  ...flags,
  'art/pictures.json': JSON.stringify({
    'services/web': { widths: [480], localized: true },
    'hero/home': { widths: [800] },
  }),
  ...Object.fromEntries(
    localeIds.flatMap((locale) => [
      [`locales/${locale}/home.json`, '{\n  "home.title": "A"\n}'],
      [`content/privacy/${locale}.md`, 'A\n'],
      [`public/art/services/web.${locale}-480.avif`, ''],
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
    `locales/${second}/home.json: is not translated into ${second} yet`,
  ],
  [
    'lines',
    { 'content/a.ts': `'${marked('A', second)}', '${marked('B', second)}'` },
    `content/a.ts: is not translated into ${second} yet`,
  ],
  [
    'a long text',
    { [`content/privacy/${second}.md`]: '', [`content/b/${defaultLocale}.md`]: 'A' },
    `content/b/${second}.md: is missing. Translate content/b/${defaultLocale}.md.`,
  ],
])('%s that is still to be translated is reported, once for a file', (_, files, fault) => {
  workIn({ ...sound, ...files })
  expect(languageFaults().filter((line) => line.includes(second))).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['flag', `public${locales[defaultLocale].flag}`, 'art/flags.ts'],
  ['picture', `public/art/services/web.${second}-480.avif`, 'npm run art -- scenes'],
])('a missing %s is reported, with how to make it', (_, missing, how) => {
  const { [missing]: _file, ...others } = sound
  workIn(others)
  expect(languageFaults()).toEqual([expect.stringContaining(how)])
})
