import { defineConfig } from 'vitest/config'

/** Functions of their input alone, and the built site: their tests share a process, since beginning one takes longer than most of them. */
const plain = [
  'content/**/*.test.ts',
  'locales/**/*.test.ts',
  '{crawler,hosts}/**/*.test.ts',
  'renderer/{head,discovery}/**/*.test.ts',
  'server/headers/**/*.test.ts',
  'tests/site/**/*.test.ts',
]

/** What is slow by nature: `npm run test:more`. Pictures are drawn by a browser. */
const more = ['tests/more/**/*.test.ts', 'art/**/*.test.ts']

export default defineConfig({
  test: {
    // By itself vitest leaves one processor idle.
    maxWorkers: '100%',
    // Machines may be busy with other things.
    testTimeout: 60_000,
    setupFiles: ['tests/setup-unit.ts'],
    projects: [
      { extends: true, test: { name: 'plain', include: plain, environment: 'node', isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules', 'dist', ...plain, ...more],
          environment: 'jsdom',
        },
      },
      { extends: true, test: { name: 'more', include: more, environment: 'node' } },
    ],
  },
})
