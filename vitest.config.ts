import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // loading its modules takes most files longer than their tests do
    isolate: false,
    // one core is left free otherwise, which on a machine of two is half of them
    maxWorkers: '100%',
  },
})
