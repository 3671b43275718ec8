import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales.ts'
import { copyProject } from '../../tests/programs/build-elsewhere.ts'
import { freePort } from '../../tests/programs/free-port.ts'
import { findChromium } from '../../tests/programs/system-programs.ts'

// The dev server renders pages one at a time, which takes a minute on a busy machine.
const waitMs = 240_000
const timeout = 900_000

let folder: string
let origin: string
let browser: Browser

/** Runs `npm run edit` in a copy of the project. */
beforeAll(async () => {
  folder = copyProject()
  const port = await freePort()
  origin = `http://localhost:${port}`
  // It has its own cache, since other servers may run in the project.
  const env = { ...process.env, VITE_CONFIG: JSON.stringify({ cacheDir: join(folder, '.vite') }) }
  const args = ['node_modules/.bin/vike', 'dev', '--mode', 'edit', '--strictPort', '--port', `${port}`]
  const program = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' })
  await vi.waitFor(() => fetch(origin), { timeout: waitMs, interval: 500 })
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  return async () => {
    await browser.close()
    program.kill('SIGKILL')
    await once(program, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}, timeout)

async function visit(path: string): Promise<Page> {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  page.setDefaultTimeout(waitMs)
  await page.goto(origin + path)
  return page
}

async function open(page: Page, text: Locator): Promise<void> {
  const outlined = async () => {
    // The key is pressed again as if it were held, because the page may reload once when the server has optimized its
    // dependencies.
    await page.keyboard.down('Alt')
    return page.locator('[data-edit]').count()
  }
  await expect.poll(outlined, { timeout: waitMs, interval: 500 }).toBeGreaterThan(0)
  await text.click({ modifiers: ['Alt'] })
  await page.keyboard.up('Alt')
}

const panelOf = (page: Page) => page.locator('edit-panel')
const fieldOf = (page: Page, locale: string) => panelOf(page).locator(`textarea[name="${locale}"]`)
const save = (page: Page) => panelOf(page).getByRole('button', { name: 'Save' }).click()

function filesOfSite(): Map<string, string> {
  const files = globSync('{content,locales,public/art/news}/**/*.*', { cwd: folder })
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
}

function changedSince(before: Map<string, string>): string[] {
  return [...filesOfSite()].flatMap(([file, text]) => (before.get(file) === text ? [] : [file])).sort()
}

test('a text is edited on its page in every language; errors, and what somebody else wrote meanwhile, keep it in the panel', {
  timeout,
}, async () => {
  const before = filesOfSite()
  const [page, other] = [await visit('/en-us'), await visit('/en-us')]
  for (const each of [page, other]) await open(each, each.locator('h2[data-edit]:not(:has(*)):not(.sr-only)').first())
  for (const locale of localeIds) await fieldOf(page, locale).fill(`Tecnologia 2031 ${locale}`)
  // The error is reported in the files of other languages.
  await fieldOf(page, 'pt-br').fill('Tecnologia {preco}')
  await save(page)
  await panelOf(page).getByText('has {preco}').waitFor()
  expect(changedSince(before)).toEqual([])

  await fieldOf(page, 'pt-br').fill('Tecnologia 2031 pt-br')
  await save(page)
  await panelOf(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Tecnologia 2031 en-us' }).waitFor()
  const changed = changedSince(before)
  expect(changed).toHaveLength(localeIds.length)
  for (const file of changed) expect(readFileSync(join(folder, file), 'utf8')).toContain('Tecnologia 2031')

  await fieldOf(other, 'en-us').fill('Words of the other')
  await save(other)
  await panelOf(other).getByText('was changed by somebody else meanwhile, to: Tecnologia 2031 en-us').waitFor()
  expect(await fieldOf(other, 'en-us').inputValue()).toBe('Words of the other')
  expect(changedSince(before)).toEqual(changed)
})

test('a photograph dropped on a picture replaces it in all sizes, with its alternative text in each language', {
  timeout,
}, async () => {
  const before = filesOfSite()
  const [entry = ''] = globSync('content/news/*/article.ts')
  const [, picture = ''] = /img: '(.+?)'/.exec(readFileSync(entry, 'utf8')) ?? []
  const page = await visit(`/en-us/noticias/${entry.split('/')[2]}`)
  const image = page.locator(`img[src*="/art/${picture}-"]`).first()
  await image.scrollIntoViewIfNeeded()
  await image.evaluate((own: HTMLImageElement) => own.decode())
  const photograph = sharp({ create: { width: 1280, height: 800, channels: 3, background: '#285' } }).jpeg()
  const bytes = [...(await photograph.toBuffer())]
  const dataTransfer = await page.evaluateHandle((sent) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([Uint8Array.from(sent)], 'photograph.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  await image.dispatchEvent('drop', { dataTransfer })
  for (const locale of localeIds) await fieldOf(page, locale).fill(`Azulejo ${locale}`)
  await save(page)
  await page.getByRole('img', { name: 'Azulejo en-us' }).waitFor()
  for (const locale of localeIds)
    expect(readFileSync(join(folder, entry), 'utf8')).toContain(`'${locale}': 'Azulejo ${locale}'`)
  const files = globSync(`public/art/${picture}-*`).sort()
  expect(changedSince(before)).toEqual([entry, ...files])
  for (const file of files) {
    const [now, was] = [await sharp(join(folder, file)).metadata(), await sharp(file).metadata()]
    expect([now.width, now.height]).toEqual([was.width, was.height])
  }
})
