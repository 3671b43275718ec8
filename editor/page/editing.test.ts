import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { localeIds } from '../../locales/locales.ts'
import { copyProject } from '../../tests/programs/build-elsewhere.ts'
import { findChromium } from '../../tests/programs/find-chromium.ts'
import { freePort } from '../../tests/programs/free-port.ts'

// The dev server renders pages one at a time, which takes a minute on a busy machine.
const waitMs = 240_000

test('a text is edited on its page in every language; if there are errors, it stays in the panel with the reasons', {
  timeout: 900_000,
}, async () => {
  const folder = copyProject()
  const origin = await startDevServer(folder)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(waitMs)
  await page.goto(`${origin}/en-us`)
  const outlined = async () => {
    // Repeated like a held key, because the page may reload once when the server has optimized its dependencies.
    await page.keyboard.down('Alt')
    return page.locator('[data-edit]').count()
  }
  await expect.poll(outlined, { timeout: waitMs, interval: 500 }).toBeGreaterThan(0)
  const panel = page.locator('edit-panel')
  const write = async (locale: string, words: string) => panel.locator(`textarea[name="${locale}"]`).fill(words)
  const save = () => panel.getByRole('button', { name: 'Save' }).click()
  const changed = () => changedFiles(folder)

  await page
    .locator('h2[data-edit]:not(:has(*)):not(.sr-only)')
    .first()
    .click({ modifiers: ['Alt'] })
  await page.keyboard.up('Alt')
  for (const locale of localeIds) await write(locale, `Tecnologia 2031 ${locale}`)
  // The error is reported in the files of other languages.
  await write('pt-br', 'Tecnologia {preco}')
  await save()
  await panel.getByText('has the placeholder {preco}').waitFor()
  expect(changed()).toEqual([])

  await write('pt-br', 'Tecnologia 2031 pt-br')
  await save()
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Tecnologia 2031 en-us' }).waitFor()
  expect(changed()).toHaveLength(localeIds.length)
  for (const file of changed()) expect(readFileSync(join(folder, file), 'utf8')).toContain('Tecnologia 2031')
})

/** The messages that differ from those of the project. */
function changedFiles(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', 'locales', 'content'], { encoding: 'utf8' }).trim().split('\n')
  return files.filter((file) => !readFileSync(file).equals(readFileSync(join(folder, file))))
}

/** Runs `npm run edit` in a copy of the project until the test ends. @returns its address */
async function startDevServer(folder: string): Promise<string> {
  const port = await freePort()
  // Its own cache, since other servers may run in the project.
  const env = { ...process.env, VITE_CONFIG: JSON.stringify({ cacheDir: join(folder, '.vite') }) }
  const args = ['node_modules/.bin/vike', 'dev', '--mode', 'edit', '--strictPort', '--port', `${port}`]
  const program = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' })
  onTestFinished(async () => {
    program.kill('SIGKILL')
    await once(program, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = `http://localhost:${port}`
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: waitMs },
    )
    .toBe(true)
  return origin
}
