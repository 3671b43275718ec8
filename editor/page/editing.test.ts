import { appendFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales'
import { findChromium } from '../../scripts/find-chromium'
import { type DevServer, startDevServer } from '../testing/dev-server'
import { unwritten } from '../unwritten'

// Pages are made while developing, each step after the other: a busy machine takes a minute.
const waitMs = 240_000
const timeout = 900_000
const [, locale] = localeIds as [LocaleId, LocaleId]
const [entry = ''] = globSync('content/news/*/article.ts').sort()
const slug = basename(dirname(entry))

let server: DevServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startDevServer(), chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })])
}, timeout)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Opens a page, as another editor each time. */
async function visit(path: string): Promise<Page> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  context.setDefaultTimeout(waitMs)
  const page = await context.newPage()
  await page.goto(server.origin + path)
  return page
}

/** The same with Alt held. */
async function visitWithAlt(path: string): Promise<Page> {
  const page = await visit(path)
  const outlined = async () => {
    // As a keyboard does while a key is held: the page may be loaded anew once, when the server has found what it imports.
    await page.keyboard.down('Alt')
    return page.locator('[data-edit]').count()
  }
  await expect.poll(outlined, { timeout: waitMs, interval: 500 }).toBeGreaterThan(0)
  return page
}

const panelOf = (page: Page) => page.locator('edit-panel')
const fieldOf = (page: Page, language: string = locale) => panelOf(page).locator(`textarea[name="${language}"]`)
const press = (page: Page, name: string) => panelOf(page).getByRole('button', { name, exact: true }).click()

/** Clicks a text with Alt held, and waits for its fields. */
async function open(page: Page, text: Locator): Promise<string> {
  await text.click({ modifiers: ['Alt'] })
  await fieldOf(page).waitFor()
  return fieldOf(page).inputValue()
}

/** A title of the page that is a message without placeholders and tags. */
const plainTitle = (page: Page) => page.locator('h2[data-edit^="locales/"]:not(:has(*)):not(.sr-only)').first()

function filesOfSite(): Map<string, string> {
  const files = globSync(['content/**', 'locales/**', 'public/art/news/**'], { cwd: server.folder, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map(({ parentPath, name }) => join(parentPath, name)).map((path) => [path, readFileSync(path, 'latin1')]))
}

function changedSince(before: Map<string, string>): string[] {
  return [...filesOfSite()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path.slice(server.folder.length + 1))
}

test('the server listens on this machine only', () => {
  expect(server.said()).toContain('Local:')
  expect(server.said()).not.toMatch(/Network: +http/)
})

describe('a text on the page', () => {
  test('is shown as it is written; refused words stay in the panel with the reason; good ones change its file and nothing else', { timeout }, async () => {
    const page = await visitWithAlt(`/${locale}`)
    const title = plainTitle(page)
    const group = (await title.getAttribute('data-edit'))?.split(' ')[0] ?? ''
    const words = await open(page, title)
    await page.keyboard.up('Alt')
    const shown = page.getByRole('heading', { name: 'Words that nobody wrote before', exact: true })
    await fieldOf(page).fill('Words that nobody wrote before')
    await shown.waitFor()

    const before = filesOfSite()
    await fieldOf(page).fill(unwritten)
    await press(page, 'Save')
    await panelOf(page).getByText('Nothing is lost').waitFor()
    await panelOf(page).getByText('is not finished').waitFor()
    expect(await fieldOf(page).inputValue()).toBe(unwritten)
    expect(changedSince(before)).toEqual([])

    await fieldOf(page).fill('Words that nobody wrote before')
    await press(page, 'Save')
    await panelOf(page).waitFor({ state: 'detached' })
    const [file = '', key = ''] = group.replace('*', locale).split('#')
    expect(changedSince(before)).toEqual([file])
    expect(JSON.parse(readFileSync(join(server.folder, file), 'utf8'))[key]).toBe('Words that nobody wrote before')
    expect(readFileSync(join(server.folder, file), 'latin1')).toBe(
      before.get(join(server.folder, file))?.replace(JSON.stringify(Buffer.from(words).toString('latin1')), '"Words that nobody wrote before"'),
    )
    await shown.waitFor()
  })

  test('of two editors is saved by the first; the second is told, keeps what was written, and may save it knowingly', { timeout }, async () => {
    const [first, second] = [await visitWithAlt(`/${locale}/contato`), await visitWithAlt(`/${locale}/contato`)]
    await open(first, plainTitle(first))
    await open(second, plainTitle(second))
    await fieldOf(second).fill('Words of the second')
    await fieldOf(first).fill('Words of the first')
    await press(first, 'Save')
    await panelOf(first).waitFor({ state: 'detached' })
    await press(second, 'Save')
    await panelOf(second).getByText('Nothing is lost').waitFor()
    await panelOf(second).getByText('was changed by somebody else meanwhile, to: Words of the first').waitFor()
    expect(await fieldOf(second).inputValue()).toBe('Words of the second')
    // Also when the page is loaded anew.
    await second.reload()
    await fieldOf(second).waitFor()
    expect(await fieldOf(second).inputValue()).toBe('Words of the second')
    await press(second, 'Save')
    await panelOf(second).waitFor({ state: 'detached' })
    await second.getByRole('heading', { name: 'Words of the second', exact: true }).waitFor()
  })

  test('that only search results and tabs show stands in a corner', { timeout }, async () => {
    const page = await visitWithAlt(`/${locale}/contato`)
    const [title, description] = [page.locator('edit-head [data-edit]').first(), page.locator('edit-head [data-edit]').nth(1)]
    await page.locator('edit-head').waitFor()
    expect(await description.textContent()).toBe(await page.locator('meta[name="description"]').getAttribute('content'))
    await open(page, title)
    await fieldOf(page).fill('Another title')
    await expect.poll(() => page.title(), { timeout: waitMs }).toBe('Another title')
  })
})

describe('a photograph that is dropped on a picture', () => {
  const [, picture = ''] = /img: '(.+?)'/.exec(readFileSync(entry, 'utf8')) ?? []
  const words = Object.fromEntries(localeIds.map((each) => [each, `What it shows in ${each}`]))
  const sizes = [480, 750, 960].flatMap((width) => ['avif', 'webp'].map((format) => ({ width, file: `public/art/${picture}-${width}.${format}` })))

  async function drop(page: Page, background = '#285'): Promise<void> {
    const image = page.locator(`img[src*="/art/${picture}-"]`).first()
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc), { timeout: waitMs }).toContain(picture)
    const photograph = await sharp({ create: { width: 1280, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(bytes)], 'photograph.jpg', { type: 'image/jpeg' }))
        return transfer
      },
      [...photograph],
    )
    await image.dispatchEvent('drop', { dataTransfer })
  }

  test('takes its place in all sizes, with what it shows in each language, and undoing brings all back', { timeout }, async () => {
    const before = filesOfSite()
    const page = await visitWithAlt(`/${locale}/noticias/${slug}`)
    await drop(page)
    await fieldOf(page).waitFor()
    for (const each of localeIds) await fieldOf(page, each).fill(words[each] ?? '')
    await press(page, 'Save')
    // Another one meanwhile takes nothing away.
    await drop(page)
    await panelOf(page).getByText('still being saved').waitFor()
    expect(await fieldOf(page).inputValue()).toBe(words[locale])

    const shown = page.getByRole('img', { name: words[locale] ?? '', exact: true })
    await shown.waitFor()
    await panelOf(page).waitFor({ state: 'detached' })
    expect(changedSince(before).sort()).toEqual([entry, ...sizes.map(({ file }) => file)].sort())
    for (const each of localeIds) expect(readFileSync(join(server.folder, entry), 'utf8')).toContain(`'${each}': '${words[each]}'`)
    for (const { width, file } of sizes) expect(await sharp(join(server.folder, file)).metadata()).toMatchObject({ width, height: Math.round((width * 9) / 16) })

    const other = await visitWithAlt(`/${locale}/contato`)
    await open(other, plainTitle(other))
    await press(other, 'Changes')
    await panelOf(other)
      .getByRole('listitem')
      .filter({ hasText: `picture#${picture}` })
      .getByRole('button', { name: 'Undo' })
      .click()
    await shown.waitFor({ state: 'detached' })
    await page.locator(`img[src*="/art/${picture}-"]`).first().waitFor()
    expect(changedSince(before)).toEqual([])
    expect(readFileSync(join(server.folder, 'editor/translated.json'), 'utf8')).not.toContain(`${entry}#article.imgAlt`)
  })

  test('of two editors at the same moment is taken of the first; the second is told, and may replace it knowingly', { timeout }, async () => {
    const colors = ['#c00', '#00c'] as const
    const editors = [await visitWithAlt(`/${locale}/noticias/${slug}`), await visitWithAlt(`/${locale}/noticias/${slug}`)] as const
    for (const [index, page] of editors.entries()) {
      await drop(page, colors[index])
      await fieldOf(page).waitFor()
      for (const each of localeIds) await fieldOf(page, each).fill(`${colors[index]} ${each}`)
    }
    await Promise.all(editors.map((page) => press(page, 'Save')))
    const isTold = (page: Page) => panelOf(page).getByText('Somebody else has exchanged this picture meanwhile').isVisible()
    await expect.poll(async () => (await Promise.all(editors.map(isTold))).filter(Boolean).length, { timeout: waitMs }).toBe(1)
    const second = (await isTold(editors[0])) ? 0 : 1
    const colorsShown = async () => {
      const stats = await Promise.all(sizes.map(({ file }) => sharp(join(server.folder, file)).stats()))
      return new Set(stats.map(({ dominant: { r, b } }) => (r > b ? colors[0] : colors[1])))
    }
    await panelOf(editors[1 - second] as Page).waitFor({ state: 'detached' })
    expect(await colorsShown()).toEqual(new Set([colors[1 - second]]))
    expect(await fieldOf(editors[second] as Page).inputValue()).toBe(`${colors[second]} ${locale}`)
    await press(editors[second] as Page, 'Save')
    await panelOf(editors[second] as Page).waitFor({ state: 'detached' })
    expect(await colorsShown()).toEqual(new Set([colors[second]]))
    expect(readFileSync(join(server.folder, entry), 'utf8')).toContain(`'${locale}': '${colors[second]} ${locale}'`)
  })
})

test('a fault is laid over the page, with file and line, until it is mended', { timeout }, async () => {
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

test('a page and the file with its data say the same once an article was added, changed and taken away', { timeout }, async () => {
  const path = `/${locale}/noticias/${slug}`
  const inDocument = async () => JSON.parse(/<script id="page-data"[^>]*>(.*?)<\/script>/s.exec(await (await fetch(server.origin + path)).text())?.[1] ?? '{}').content
  const inFile = async () => (await (await fetch(`${server.origin}/data${path}.json`)).json()).content
  const folder = join(server.folder, dirname(entry))
  const other = `${folder}-again`
  const changes = [() => cpSync(folder, other, { recursive: true }), () => appendFileSync(join(folder, `${locale}.md`), '\nMore words.\n'), () => rmSync(other, { recursive: true })]
  for (const change of changes) {
    const before = await inDocument()
    change()
    await expect.poll(inFile, { timeout: waitMs }).not.toEqual(before)
    expect(await inDocument()).toEqual(await inFile())
  }
})
