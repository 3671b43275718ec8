import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import type { Controls, Engine, TabOptions } from './engine.ts'

/**
 * Chromium 109, the last for Windows 7 and 8, from a package for cloud functions (tests/package.json); Linux on x64
 * only.
 */
const packed = 'tests/node_modules/@sparticuz/chromium/bin/chromium.br'
const folder = 'node_modules/.cache'
const program = `${folder}/chromium-109`

/** The oldest Chromium that is supported (`browserslist` in package.json). */
export async function startOldestChromium(): Promise<Engine> {
  if (!existsSync(program)) unpack()
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] })
  const openTab = async ({ width, height, hasScripts, hasTouch }: TabOptions): Promise<Controls> => {
    const page = await browser.newPage({ viewport: { width, height }, javaScriptEnabled: hasScripts, hasTouch })
    const consoleErrors: string[] = []
    page.on('console', (message) => {
      // Chromium 109 warns of the unknown attribute `popover`.
      const isFault = ['error', 'warning'].includes(message.type()) && !/^Found a 'popover' attr/.test(message.text())
      if (isFault) consoleErrors.push(message.text())
    })
    page.on('pageerror', (error) => consoleErrors.push(String(error)))
    return {
      async load(address) {
        await page.goto(address)
      },
      evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
      pressAt: (x, y) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      consoleErrors: () => consoleErrors,
      close: () => page.close(),
    }
  }
  return { openTab, close: () => browser.close() }
}

function unpack(): void {
  mkdirSync(folder, { recursive: true })
  // Several processes may unpack it at the same time.
  const own = `${program}-${process.pid}`
  writeFileSync(own, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(own, program)
}
