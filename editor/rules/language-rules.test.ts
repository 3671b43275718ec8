import { expect, test } from 'vitest'
import { type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { unfinishedErrors } from './language-rules.ts'

const marked = (words: string, locale: string) => `⟦${locale}⟧ ${words}`
const [, second] = localeIds as [LocaleId, LocaleId]
const flags = Object.fromEntries(Object.values(locales).map(({ flag }) => [`public${flag}`, '<svg/>']))
const sound: Record<string, string> = {
  ...flags,
  'locales/locales.ts': '',
  ...Object.fromEntries(localeIds.flatMap((locale) => [[`locales/${locale}.json`, '{\n  "home.title": "A"\n}']])),
}

test('a file to be translated is reported once', () => {
  workIn({
    ...sound,
    [`locales/${second}.json`]: `{\n  "home.title": "${marked('A', second)} ${marked('B', second)}"\n}`,
  })
  expect(unfinishedErrors()).toEqual([
    expect.stringContaining(`locales/${second}.json: is not fully translated into ${second} yet`),
  ])
})

test('a missing flag is reported with its size', () => {
  const { [`public${locales[second].flag}`]: _file, ...others } = sound
  workIn(others)
  expect(unfinishedErrors()).toEqual([expect.stringMatching(/flags\/us\.webp: .* 48 × 36 pixels/)])
})
