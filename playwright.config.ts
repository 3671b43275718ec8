import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/find-chromium.ts'

const port = Number(process.env.TEST_PORT ?? 4188)

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 20_000,
  reporter: 'line',
  webServer: {
    command: 'node server/serve.ts',
    env: { PORT: String(port), DATA_DIR: 'test-results/data' },
    url: `http://localhost:${port}/pt-br`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
})
