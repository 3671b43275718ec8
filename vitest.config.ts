import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist'],
    environment: 'jsdom',
    // By itself vitest leaves one processor idle.
    maxWorkers: '100%',
    setupFiles: ['tests/setup-unit.ts'],
  },
})
