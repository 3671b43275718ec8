import { defineConfig } from 'playwright/test'
import { findChromium, otherEngines } from './tests/programs/system-programs.ts'

const port = Number(process.env.TEST_PORT ?? 4188)

// Hinting would widen letters by the taste of the machine; phones and Macs do without it.
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none']
const chromium = { launchOptions: { executablePath: findChromium(), args } }

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Generous, for busy machines.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  webServer: {
    command: 'node server/site/serve.ts',
    env: { PORT: String(port), DATA_DIR: 'test-results/data' },
    url: `http://localhost:${port}/pt-br`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: 'browser', grepInvert: /@slow/, use: chromium },
    // `npm run test:more`: what is slow by nature.
    { name: 'slow', testDir: 'tests/slow/browser', use: chromium },
    { name: 'slow-of-browser', grep: /@slow/, use: chromium },
    // The gestures of touch.spec.ts are sent by Chromium's protocol.
    ...otherEngines.installed.map((browserName) => ({
      name: browserName,
      grepInvert: /@slow/,
      testIgnore: 'touch.spec.ts',
      use: { browserName },
    })),
  ],
})
