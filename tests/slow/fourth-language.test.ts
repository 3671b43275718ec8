import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLocale, locales } from '../../locales/locales.ts'
import { buildElsewhere } from '../programs/build-elsewhere.ts'
import { folderWith } from '../programs/temporary-folder.ts'

// The added language is that of another country, because the check would ask to translate the texts of another
// language.
const added = 'pt-pt'

// The build checks every rule for the added language too.
test('a language added by one command is built, checked and served like the others', { timeout: 900_000 }, () => {
  const build = folderWith({})
  buildElsewhere({}, build, (project) => {
    execFileSync(process.execPath, ['editor/new.ts', 'locale', added], { cwd: project })
    // A type error would show a file that lists the languages by hand.
    expect(spawnSync('npx', ['tsc'], { cwd: project, encoding: 'utf8' }).stdout).toBe('')
    const checked = spawnSync(process.execPath, ['editor/check.ts'], { cwd: project, encoding: 'utf8' })
    for (const line of checked.stderr.trim().split('\n')) expect(line).toMatch(/is not fully translated|the flag of/)
    // Removes the marks of untranslated texts.
    for (const file of globSync('{content,locales}/**/*.{ts,json,md}', { cwd: project })) {
      const text = readFileSync(join(project, file), 'utf8')
      const withoutMarks = text.replace(/ *\/\/ ⟦[a-z-]+⟧ .*\n/g, '').replace(/⟦[a-z-]+⟧ /g, '')
      writeFileSync(join(project, file), withoutMarks.replaceAll(` /* ⟦${added}⟧ */`, ''))
    }
    copyFileSync(join(project, `public${locales[defaultLocale].flag}`), join(project, 'public/flags/pt.webp'))
  })
  const filesIn = (locale: string) => globSync(`{${locale}.html,${locale}/**}`, { cwd: join(build, 'client') }).length
  // The AI News demo exists only in the default language.
  const onlyDefault = globSync(`${defaultLocale}/ia-noticia{,/**}`, { cwd: join(build, 'client') }).length
  expect(filesIn(added)).toBe(filesIn(defaultLocale) - onlyDefault)

  const page = (path: string) => readFileSync(join(build, 'client', `${path}.html`), 'utf8')
  expect(page(added)).toContain('<html lang="pt-PT">')
  expect(page(defaultLocale)).toContain('hrefLang="pt-PT"')
  for (const { name } of Object.values(locales)) expect(page(added)).toContain(name)
})
