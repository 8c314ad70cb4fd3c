import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { fakeVenues } from './sandbox.ts'
import type { SandboxVenue } from './scenario.ts'

// The end of a watch when its market closes, on every venue that streams books: it ends with an error that says so.

const sandbox = await startStillSandbox()
afterAll(sandbox.close)
const ids = Object.keys(fakeVenues) as SandboxVenue[]
const streaming = ids.filter((id) => sandbox.venue(id).streams?.orderBook)
const begins = Date.parse(sandbox.world.scenario.begins)
const DAY = 86_400_000

/** Timers of a minute and more are over at once: these are the looks at what has been quiet. */
const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms >= 60_000 ? 200 : ms)
  return () => clearTimeout(timer)
}

describe.each(streaming)('%s', (id) => {
  it('ends the watch of a market that closes', async () => {
    sandbox.time = begins
    const quoted = sandbox.world
      .events(id)
      .flatMap(({ markets }) => markets)
      .filter((market) => sandbox.world.quote(market))
      .toSorted((a, b) => Date.parse(a.closes) - Date.parse(b.closes))
    const [soonest] = quoted
    if (!soonest) throw new Error(`${id} lists no open market`)
    const credentials = await sandbox.openAccount(id, 'ann', 100)
    const venue = sandbox.venue(id, {
      credentials: { ...credentials, apiKey: credentials.apiKey ?? sandbox.keys[id] },
      after,
    })
    const [outcome] = (await venue.fetchMarket({ marketId: soonest.id })).outcomes
    const outcomeId = outcome?.outcomeId ?? ''
    await venue.watchOrderBook(outcomeId)
    sandbox.time = Date.parse(soonest.closes) + DAY
    const ended = async () => {
      for (;;) await venue.watchOrderBook(outcomeId)
    }
    await expect(ended()).rejects.toMatchObject({ code: 'MARKET_CLOSED', exchange: id, retryable: false })
    await venue.close()
  })
})
