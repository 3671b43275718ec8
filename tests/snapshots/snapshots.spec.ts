import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { screens } from '../browser/checks/screens.ts'
import { acceptCookies, expect, hydrated, saveData, test } from '../browser/helpers/fixtures.ts'
import { allWords, attributes, documentOf } from '../site/built-site.ts'
import type { SitePath } from '../site/site-path.ts'

// The appearance and accessibility tree of six templates, as last accepted with `npm run snapshots`.

const accepted = ['home', 'service', 'contact', 'article', 'factory', 'hire'] as const

/**
 * The words and pictures of each page when it was accepted. Editors may change them: comparing is then pointless until
 * the page is accepted again.
 */
const subjectsFile = 'tests/snapshots/accepted/subjects.json'
const subjects: Record<string, string> = existsSync(subjectsFile) ? JSON.parse(readFileSync(subjectsFile, 'utf8')) : {}

test.use({ isContextShared: false, contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 0.25 } })

for (const name of accepted) {
  const address = screens[name] as SitePath
  test(`${name} is read out and looks as it was accepted`, async ({ page }, { config }) => {
    if (config.updateSnapshots === 'changed') accept(name)
    test.skip(
      subjects[name] !== subjectOf(address),
      'Its words or pictures have changed: `npm run snapshots` accepts them.',
    )
    // The calendar depends on the date: this is a Monday, 10:00 in São Paulo.
    await page.clock.setFixedTime('2026-11-23T13:00:00Z')
    await acceptCookies(page)
    await saveData(page)
    await page.goto(address)
    await hydrated(page)
    for (const size of [
      { width: 1440, height: 900 },
      { width: 375, height: 812 },
    ]) {
      await page.setViewportSize(size)
      await settle(page)
      if (size.width > 375) expect(rolesOf(await page.locator('body').ariaSnapshot())).toMatchSnapshot(`${name}.txt`)
      // Other browser versions render letters differently: at a quarter of the size this hardly shows, but a missing
      // button does.
      await expect(page).toHaveScreenshot(`${name}-${size.width}.png`, {
        fullPage: true,
        scale: 'device',
        threshold: 0.3,
        maxDiffPixelRatio: 0.003,
      })
    }
  })
}

/** Only one worker runs when snapshots are updated. */
function accept(name: string): void {
  subjects[name] = subjectOf(screens[name] as SitePath)
  writeFileSync(subjectsFile, `${JSON.stringify(subjects, null, 2)}\n`)
}

function subjectOf(address: SitePath): string {
  const document = documentOf(address)
  // Without the copyright year.
  const words = allWords(document, 'body > header, body > main, body > footer').map((part) =>
    part.replace(String(new Date().getFullYear()), ''),
  )
  const shown = attributes(document, 'img', 'src')
  return createHash('sha256')
    .update([...words, ...shown].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

/** Roles, levels and states without texts, so that the difference shows the structure. */
function rolesOf(snapshot: string): string {
  return snapshot
    .split('\n')
    .filter((line) => !line.trim().startsWith('- /'))
    .map((line) =>
      line
        .replace(/^(\s*- )'(.*)':?$/, '$1$2')
        .replace(/ "(?:[^"\\]|\\.)*"/, '')
        .replace(/^(\s*- \w+(?: \[[^\]]*\])*):.*$/, '$1'),
    )
    .join('\n')
}

/** Scrolls through the page and back, so that everything lazy is loaded. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    const decoded = (image: HTMLImageElement) => image.decode().catch(() => {})
    await Promise.all([document.fonts.ready, ...[...document.images].map(decoded)])
    for (const section of document.querySelectorAll('main > *')) section.scrollIntoView({ behavior: 'instant' })
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await expect(page.locator('.carousel:not([data-ready])')).toHaveCount(0)
}
