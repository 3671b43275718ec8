import { defineConfig } from 'vitest/config'
import { messages } from './renderer/messages/messages-plugin.ts'

/** What runs in a visitor's browser: its tests need a document. */
const inBrowser = [
  '**/*.test.tsx',
  'components/**/*.test.ts',
  'renderer/{browser,workarounds}/**/*.test.ts',
  'forms/browser/**/*.test.ts',
]

/** What is slow by nature: `npm run test:more`. */
const slow = ['tests/slow/**/*.test.ts', 'editor/page/editing.test.ts']

/** What reads the last build. */
const ofBuild = ['tests/{site,specification}/**/*.test.ts']

const notTests = ['**/node_modules', 'dist', 'art']

export default defineConfig({
  plugins: [messages()],
  test: {
    // Vitest leaves one processor idle by default.
    maxWorkers: '100%',
    // Files share processes, because starting one takes longer than most files; tests/setup-unit.ts has each load its
    // modules anew.
    isolate: false,
    setupFiles: ['tests/setup-unit.ts'],
    // Generous, for busy machines.
    testTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...notTests, ...inBrowser, ...slow, ...ofBuild],
          environment: 'node',
        },
      },
      { extends: true, test: { name: 'built', include: ofBuild, environment: 'node' } },
      { extends: true, test: { name: 'component', include: inBrowser, exclude: notTests, environment: 'jsdom' } },
      { extends: true, test: { name: 'slow', include: slow, environment: 'node' } },
    ],
  },
})
