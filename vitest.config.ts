import { defineConfig } from 'vitest/config'

/** Functions of their input alone: their tests share a process, since beginning one takes longer than most of them. */
const plain = [
  'content/**/*.test.ts',
  'locales/**/*.test.ts',
  'renderer/{crawler,head,site-files}/**/*.test.ts',
  'server/{headers,hosts}/**/*.test.ts',
]

export default defineConfig({
  test: {
    // By itself vitest leaves one processor idle.
    maxWorkers: '100%',
    setupFiles: ['tests/setup-unit.ts'],
    projects: [
      { extends: true, test: { name: 'plain', include: plain, environment: 'node', isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules', 'dist', ...plain],
          environment: 'jsdom',
        },
      },
    ],
  },
})
