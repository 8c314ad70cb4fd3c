import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Fault } from './faults.ts'
import { startSandbox } from './sandbox.ts'
import { scenario } from './scenario/index.ts'
import type { SandboxVenue } from './scenario.ts'

// The memory that the library keeps after many faults, in a separate process. The long form (`npm run test:long`) takes a
// minute or two, and finds a fault that leaves 4 kB behind; the short one finds 40 kB.

const CHILD = fileURLToPath(new URL('./__fixtures__/many-faults.ts', import.meta.url))
const FAULTS = process.env.CROSSVENUE_LONG_RUN ? 1_000 : 100
/** Those that may be called often, so that it does not take minutes. */
const VENUES: readonly SandboxVenue[] = ['kalshi', 'manifold', 'myriad', 'polymarket', 'smarkets']
/** Node compiles what runs often, and remembers the last 250 requests; a fault that stays would be some kilobytes. */
const BOUND = 2_000_000

interface Report {
  injectFault?: [SandboxVenue, Fault | undefined]
  held?: number[]
  outcomes?: Record<string, number>
}

it('holds no more after many faults than before', { timeout: 300_000 }, async () => {
  // Their clock runs fast, so that their own limits do not come on top.
  const sandbox = await startSandbox({ now: () => Date.parse(scenario.begins) + 100 * performance.now() })
  const urls = Object.fromEntries(VENUES.map((id) => [id, sandbox.urls[id]]))
  const child = fork(CHILD, [JSON.stringify(urls), String(FAULTS)], { execArgv: ['--expose-gc', '--import', 'tsx'] })
  let [held, outcomes]: [number[], Record<string, number>] = [[], {}]
  child.on('message', (message: Report) => {
    if (message.injectFault) {
      const [id, fault] = message.injectFault
      sandbox.injectFault(id, fault)
      child.send(id)
    } else if (message.held && message.outcomes) {
      held = message.held
      outcomes = message.outcomes
    }
  })
  await once(child, 'exit')
  await sandbox.close()
  const [first, second] = [mean(held.slice(0, 5)), mean(held.slice(5))]
  console.log(`held on average: ${megabytes(first)} in the first half, ${megabytes(second)} in the second`, outcomes)
  expect(held).toHaveLength(10)
  expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(FAULTS)
  expect(second - first).toBeLessThan(BOUND)
})

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`
