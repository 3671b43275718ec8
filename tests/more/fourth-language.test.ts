import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pseudoLocale } from '../../locales/adding/pseudo-text'
import { defaultLocale, locales } from '../../locales/locales'
import { buildElsewhere } from '../build-elsewhere'
import { folderWith } from '../temporary-folder'

// The build checks every rule for the added language too, and fails where one does not hold.
test('a language that one command adds is built, checked and served like the others', { timeout: 900_000 }, () => {
  const build = folderWith({})
  buildElsewhere({}, build, (project) => {
    execFileSync(process.execPath, ['editor/new.ts', 'locale', pseudoLocale], { cwd: project })
    // No other file, tests among them, may list the languages.
    expect(spawnSync('npx', ['tsc'], { cwd: project, encoding: 'utf8' }).stdout).toBe('')
  })
  const filesIn = (locale: string) => globSync(`{${locale}.html,${locale}/**}`, { cwd: join(build, 'client') }).length
  // One address stands in the default language alone: the demonstration of AI News.
  const onlyDefault = globSync(`${defaultLocale}/ia-noticia{,/**}`, { cwd: join(build, 'client') }).length
  expect(filesIn(pseudoLocale)).toBe(filesIn(defaultLocale) - onlyDefault)

  const page = (path: string) => readFileSync(join(build, 'client', `${path}.html`), 'utf8')
  expect(page(pseudoLocale)).toContain('<html lang="en-XA">')
  expect(page(pseudoLocale)).not.toContain(/<h1.*?<\/h1>/.exec(page(defaultLocale))?.[0])
  expect(page(defaultLocale)).toContain('hrefLang="en-XA"')
  for (const { name } of Object.values(locales)) expect(page(pseudoLocale)).toContain(name)
})
