import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { type DevServer, startDevServer } from '../../tests/programs/dev-server.ts'
import { findChromium } from '../../tests/programs/find-chromium.ts'
import { unwritten } from '../rules/text-rules.ts'

// The dev server renders pages one at a time, which takes a minute on a busy machine.
const waitMs = 240_000
const timeout = 900_000
const [, locale] = localeIds as [LocaleId, LocaleId]
const [entry = ''] = globSync('content/news/*/article.ts').sort()
const slug = basename(dirname(entry))

let server: DevServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([
    startDevServer(),
    chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] }),
  ])
}, timeout)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

async function visit(path: string): Promise<Page> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  context.setDefaultTimeout(waitMs)
  const page = await context.newPage()
  await page.goto(server.origin + path)
  return page
}

async function visitWithAlt(path: string): Promise<Page> {
  const page = await visit(path)
  const outlined = async () => {
    // Repeated like a held key, because the page may reload once when the server has optimized its dependencies.
    await page.keyboard.down('Alt')
    return page.locator('[data-edit]').count()
  }
  await expect.poll(outlined, { timeout: waitMs, interval: 500 }).toBeGreaterThan(0)
  return page
}

const panelOf = (page: Page) => page.locator('edit-panel')
const fieldOf = (page: Page, language: string = locale) => panelOf(page).locator(`textarea[name="${language}"]`)
const save = (page: Page) => panelOf(page).getByRole('button', { name: 'Save' }).click()
const closed = (page: Page) => panelOf(page).waitFor({ state: 'detached' })

async function open(page: Page, text: Locator): Promise<void> {
  await text.click({ modifiers: ['Alt'] })
  await fieldOf(page).waitFor()
}

function filesOfSite(): Map<string, string> {
  const files = globSync(['content/**', 'locales/**', 'public/art/news/**'], {
    cwd: server.folder,
    withFileTypes: true,
  }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => join(parentPath, name)).map((path) => [path, readFileSync(path, 'latin1')]),
  )
}

function changedSince(before: Map<string, string>): string[] {
  const changed = [...filesOfSite()].filter(([path, text]) => before.get(path) !== text)
  return changed.map(([path]) => path.slice(server.folder.length + 1)).sort()
}

test('the server listens on this machine only', () => {
  expect(server.said()).toContain('Local:')
  expect(server.said()).not.toMatch(/Network: +http/)
})

test('a text is edited in every language; if there are errors, it stays in the panel with the reasons', {
  timeout,
}, async () => {
  const page = await visitWithAlt(`/${locale}`)
  await open(page, page.locator('h2[data-edit]:not(:has(*)):not(.sr-only)').first())
  await page.keyboard.up('Alt')
  const before = filesOfSite()
  await fieldOf(page).fill(unwritten)
  await save(page)
  await panelOf(page).getByText('is not finished').waitFor()
  expect(await fieldOf(page).inputValue()).toBe(unwritten)
  expect(changedSince(before)).toEqual([])

  // The errors are reported in the files of other languages.
  for (const each of localeIds) await fieldOf(page, each).fill(`Tecnologia ${each}`)
  await fieldOf(page, localeIds[0]).fill('Tecnologia {preco}')
  await save(page)
  await panelOf(page).getByText('has the placeholder {preco}').waitFor()
  expect(changedSince(before)).toEqual([])

  for (const each of localeIds) await fieldOf(page, each).fill(`Tecnologia 2031 ${each}`)
  await save(page)
  await closed(page)
  await page.getByRole('heading', { name: `Tecnologia 2031 ${locale}` }).waitFor()
  const changed = changedSince(before)
  expect(changed).toHaveLength(localeIds.length)
  for (const each of localeIds) {
    const [file = ''] = changed.filter((path) => path.startsWith(`locales/${each}/`))
    const [was, is] = [before.get(join(server.folder, file)), readFileSync(join(server.folder, file), 'latin1')].map(
      (text) => text?.split('\n') ?? [],
    )
    expect(is?.filter((line, index) => line !== was?.[index])).toEqual([
      expect.stringContaining(`Tecnologia 2031 ${each}`),
    ])
  }
})

test('changes made by somebody else are not overwritten', { timeout }, async () => {
  const [first, second] = [await visitWithAlt(`/${locale}/contato`), await visitWithAlt(`/${locale}/contato`)]
  for (const page of [first, second]) await open(page, page.locator('h1[data-edit]'))
  await fieldOf(first).fill('Words of the first')
  await fieldOf(second).fill('Words of the second')
  await save(first)
  await closed(first)
  await save(second)
  await panelOf(second).getByText('was changed by somebody else meanwhile, to: Words of the first').waitFor()
  expect(await fieldOf(second).inputValue()).toBe('Words of the second')
})

test.each([
  ['the title', (page: Page) => page.locator('edit-head [data-edit]').first(), (page: Page) => page.title()],
  [
    'the alternative text of a picture',
    (page: Page) => page.locator('img[data-edit]').first(),
    (page: Page) => page.locator('img').first().getAttribute('alt'),
  ],
  [
    'a paragraph of a long text',
    (page: Page) => page.locator('main p[data-edit]').last(),
    (page: Page) => page.locator('main').textContent(),
  ],
])('%s can be edited', { timeout }, async (_, place, shown) => {
  const page = await visitWithAlt(`/${locale}/politica-de-privacidade`)
  await open(page, place(page))
  await fieldOf(page).fill(`${await fieldOf(page).inputValue()} And more.`)
  await save(page)
  await closed(page)
  await expect.poll(() => shown(page), { timeout: waitMs }).toContain('And more.')
})

test('a photograph dropped on a picture replaces it in all sizes, with its alternative text in each language', {
  timeout,
}, async () => {
  const [, picture = ''] = /img: '(.+?)'/.exec(readFileSync(entry, 'utf8')) ?? []
  const sizes = [480, 750, 960].flatMap((width) =>
    ['avif', 'webp'].map((format) => ({ width, file: `public/art/${picture}-${width}.${format}` })),
  )
  const before = filesOfSite()
  const page = await visit(`/${locale}/noticias/${slug}`)
  const image = page.locator(`img[src*="/art/${picture}-"]`).first()
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc), { timeout: waitMs })
    .toContain(picture)
  const photograph = sharp({ create: { width: 1280, height: 800, channels: 3, background: '#285' } })
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], 'photograph.jpg', { type: 'image/jpeg' }))
      return transfer
    },
    [...(await photograph.jpeg().toBuffer())],
  )
  await image.dispatchEvent('drop', { dataTransfer })
  await fieldOf(page).waitFor()
  for (const each of localeIds) await fieldOf(page, each).fill(`What it shows in ${each}`)
  await save(page)
  await page.getByRole('img', { name: `What it shows in ${locale}` }).waitFor()
  expect(changedSince(before)).toEqual([entry, ...sizes.map(({ file }) => file)].sort())
  for (const each of localeIds)
    expect(readFileSync(join(server.folder, entry), 'utf8')).toContain(`'${each}': 'What it shows in ${each}'`)
  for (const { width, file } of sizes)
    expect(await sharp(join(server.folder, file)).metadata()).toMatchObject({
      width,
      height: Math.round((width * 9) / 16),
    })
})

test('an error is shown over the page, with file and line, until it is fixed', { timeout }, async () => {
  const page = await visit(`/${locale}/contato`)
  const file = join(server.folder, `locales/${locale}/contact.json`)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace(',', ''))
  const overlay = page.locator('vite-error-overlay')
  await overlay.getByText(`locales/${locale}/contact.json, line`).first().waitFor()
  writeFileSync(file, before)
  await overlay.waitFor({ state: 'detached' })
  await page.locator('h1').waitFor()
})
