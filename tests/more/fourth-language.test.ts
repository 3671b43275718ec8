import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLocale, locales } from '../../locales/locales.ts'
import { buildElsewhere } from '../programs/build-elsewhere.ts'
import { folderWith } from '../programs/temporary-folder.ts'

const added = 'fr-fr'

// The build checks every rule for the added language too, and fails where one does not hold.
test('a language that one command adds is built, checked and served like the others', { timeout: 900_000 }, () => {
  const build = folderWith({})
  buildElsewhere({}, build, (project) => {
    execFileSync(process.execPath, ['editor/new.ts', 'locale', added], { cwd: project })
    // No other file, tests among them, may list the languages.
    expect(spawnSync('npx', ['tsc'], { cwd: project, encoding: 'utf8' }).stdout).toBe('')
    // As if somebody had translated all.
    for (const file of globSync('{content,locales}/**/*.{ts,json,md}', { cwd: project })) {
      const text = readFileSync(join(project, file), 'utf8')
      writeFileSync(join(project, file), text.replace(/⟦[a-z-]+⟧ /g, '').replaceAll(` /* ⟦${added}⟧ */`, ''))
    }
    copyFileSync(join(project, `public${locales[defaultLocale].flag}`), join(project, 'public/flags/fr.webp'))
  })
  const filesIn = (locale: string) => globSync(`{${locale}.html,${locale}/**}`, { cwd: join(build, 'client') }).length
  // One address stands in the default language alone: the demonstration of AI News.
  const onlyDefault = globSync(`${defaultLocale}/ia-noticia{,/**}`, { cwd: join(build, 'client') }).length
  expect(filesIn(added)).toBe(filesIn(defaultLocale) - onlyDefault)

  const page = (path: string) => readFileSync(join(build, 'client', `${path}.html`), 'utf8')
  expect(page(added)).toContain('<html lang="fr-FR">')
  expect(page(defaultLocale)).toContain('hrefLang="fr-FR"')
  for (const { name } of Object.values(locales)) expect(page(added)).toContain(name)
})
