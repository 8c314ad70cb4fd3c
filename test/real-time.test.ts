import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

// A machine that runs tests may stand still for seconds. A test that sleeps for a fixed time, or gives up after a short
// one, fails there. Tests wait for an event or with `expect.poll`, count turns (`countedTime`) or move a clock by hand.

const root = fileURLToPath(new URL('..', import.meta.url))

/** A sleep of a fixed time, or a poll that gives up after a second. */
const SLEEP = /setTimeout\(\w+, [\d_]+\)|\b(?:wait|pause|sleep)\([\d_]+\)|vi\.waitFor\(/

/** Files that sleep although nothing depends on how long, by their reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/gateway/src/changes/__fixtures__/soak.ts': 'a run of minutes looks whether it has ended',
  'packages/gateway/src/calculations/calculation-thread.test.ts': 'the thread may have ended by then or not',
  'packages/gateway/src/connections/connections.test.ts': 'a body may arrive in one piece or in two',
  'packages/sandbox/src/__fixtures__/many-faults.ts': 'memory is measured once the program is quiet',
  'packages/sandbox/src/long-run.test.ts': 'time of the fakes goes by between steps, until a state is reached',
  'packages/sandbox/src/streams.test.ts': 'time of the fakes goes by until a state is reached',
  'packages/venues/src/venues/betfair/streams.test.ts': 'nothing may follow a heartbeat, however long one waits',
}

const isTest = (file: string) => /\.test\.ts$|\/__fixtures__\/[^/]*\.ts$/.test(file)
const sleeping = ['packages', 'test']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => !file.includes('node_modules/') && isTest(file))
  .filter((file) => SLEEP.test(readFileSync(`${root}${file}`, 'utf8')))
  .sort()

it('no test depends on a short time', () => {
  expect(sleeping).toEqual(Object.keys(exceptions).sort())
})
