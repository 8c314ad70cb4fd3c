import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['test/property-seed.ts'],
    // only a test that hangs is ended: one that a busy machine slows down is not wrong
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // a poll that fails ends before its test, and shows the value
    expect: { poll: { timeout: 60_000, interval: 10 } },
    // loading its modules takes most files longer than their tests do
    isolate: false,
    // many tests wait for a pause or a process to end, which leaves a third of two cores idle
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
  },
})
