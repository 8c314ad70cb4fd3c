import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Fault } from './faults.ts'
import { startSandbox } from './sandbox.ts'
import { scenario } from './scenario/index.ts'
import type { SandboxVenue } from './scenario.ts'

// The memory that the library keeps after a thousand faults, in a process of its own. It takes a minute or two:
// CROSSVENUE_LONG_RUN=1 npx vitest run packages/sandbox/src/memory.test.ts

const CHILD = fileURLToPath(new URL('./__fixtures__/thousand-faults.ts', import.meta.url))
/** Those that may be called often, so that it does not take minutes. */
const VENUES: readonly SandboxVenue[] = ['kalshi', 'manifold', 'myriad', 'polymarket', 'smarkets']
/** Node compiles what runs often, and remembers the last 250 requests; a fault that stays would be some kilobytes. */
const BOUND = 2_000_000

interface Report {
  injectFault?: [SandboxVenue, Fault | undefined]
  held?: number[]
  outcomes?: Record<string, number>
}

it.runIf(process.env.CROSSVENUE_LONG_RUN)(
  'holds no more after a thousand faults than before',
  { timeout: 300_000 },
  async () => {
    // Their clock runs fast, so that their own limits do not come on top.
    const sandbox = await startSandbox({ now: () => Date.parse(scenario.begins) + 100 * performance.now() })
    const urls = Object.fromEntries(VENUES.map((id) => [id, sandbox.urls[id]]))
    const child = fork(CHILD, [JSON.stringify(urls)], { execArgv: ['--expose-gc', '--import', 'tsx'] })
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
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(1_000)
    expect(second - first).toBeLessThan(BOUND)
  },
)

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`
