import { CrossvenueError } from '@crossvenue/venues'
import { afterAll, expect, it } from 'vitest'
import { quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'
import type { Fault } from './faults.ts'
import { fakeVenues } from './sandbox.ts'

// A dead man's switch: whatever happens to the answers while orders are placed and canceled, cancelAllOrders leaves none open.

const ORDERS = 30
/** The answers to the first of the calls that cancel are damaged, and to the first that read the open orders. */
const DAMAGED = 6
const DAMAGED_READS = 2
const START = 1_000_000
const PATIENCE = 900_000

/** Whether the venue carries out a write whose answer a fault damages; writes have no pages. */
type Effect = 'carried out' | 'not carried out' | 'reads only'

const effects: Record<Fault, Effect> = {
  'too many calls': 'not carried out',
  'too many calls, with a wait': 'not carried out',
  'server error': 'not carried out',
  'HTML error page': 'not carried out',
  'HTML page': 'not carried out',
  'truncated JSON': 'carried out',
  'wrong types': 'carried out',
  'missing fields': 'carried out',
  'empty object': 'not carried out',
  'new unknown fields': 'carried out',
  'slow drip': 'not carried out',
  'connection reset': 'not carried out',
  'broken off': 'carried out',
  '50 MB answer': 'not carried out',
  'empty pages without end': 'reads only',
  'repeated cursor': 'reads only',
}
const faults = process.env.CROSSVENUE_LONG_RUN ? (Object.keys(effects) as Fault[]) : (['broken off'] as const)

const sandbox = await startStillSandbox()
const report: string[] = []
afterAll(async () => {
  console.log(report.join('\n'))
  await sandbox.close()
})

it.each(tradingVenues)('%s', { timeout: PATIENCE }, async (id) => {
  const credentials = await sandbox.openAccount(id, 'ann', START)
  const market = await quotedMarket(sandbox.venue(id))
  const price = Number((2 * (market.tickSize ?? 0.01)).toFixed(6))
  const outcomeId = market.outcomes[0]?.outcomeId ?? ''
  const order = { marketId: market.marketId, outcomeId, side: 'buy', type: 'limit', price } as const
  /** Venues count calls by the second, and sign by the time. */
  const trader = () =>
    sandbox.venue(id, {
      credentials,
      retries: 0,
      timeoutMs: 3_000,
      async fetch(input, init) {
        sandbox.time += 1_000
        return fetch(input, init)
      },
    })
  const isCancel = ({ method, url }: Request) =>
    method === 'DELETE' || (method === 'POST' && /cancel|remove|exchange$/.test(url))
  const isOrder = async (request: Request) =>
    request.method === 'POST' && !(await fakeVenues[id].trading?.reads?.(request))

  /** Limitless lists the orders of one market only. */
  const named = id === 'limitless' ? market.marketId : undefined
  const ann = trader()
  /** Where the list of open orders says nothing about further pages, an empty one is true in form. */
  const { fields = {} } = fakeVenues[id].more ?? {}
  const bodies: string[] = []
  const reader = sandbox.venue(id, {
    credentials,
    async fetch(input, init) {
      const answer = await fetch(input, init)
      bodies.push(await answer.clone().text())
      return answer
    },
  })
  await reader.fetchOpenOrders(named)
  // By now it has signed in and found the market.
  bodies.length = 0
  await reader.fetchOpenOrders(named)
  const hasPages = Object.keys(fields).some((field) => bodies.some((body) => body.includes(`"${field}"`)))
  const possible = faults.filter((fault) => fault !== 'empty pages without end' || hasPages)
  report.push(`${id}: ${possible.length} faults`)
  for (const fault of possible) {
    const harmsWrites = effects[fault] !== 'reads only'
    expect.soft(await ann.fetchOpenOrders(named), fault).toEqual([])
    const unlucky = trader()
    // It signs in first.
    await unlucky.fetchOpenOrders(named)
    let sent = 0
    sandbox.injectFault(id, fault, async (request) => (await isOrder(request)) && sent++ % 3 === 2 && harmsWrites)
    for (let n = 0; n < ORDERS; n += 1) {
      await unlucky.createOrder({ ...order, amount: 1_000 + n }).catch((error: unknown) => {
        if (!(error instanceof CrossvenueError)) throw error
      })
    }
    sandbox.injectFault(id)
    expect.soft(sent, fault).toBe(ORDERS)
    const placed = effects[fault] === 'not carried out' ? ORDERS - ORDERS / 3 : ORDERS
    expect.soft(await ann.fetchOpenOrders(named), fault).toHaveLength(placed)

    let damaged = 0
    let reads = 0
    const stranger = trader()
    // It signs in first.
    await stranger.fetchOpenOrders(named)
    sandbox.injectFault(id, fault, (request) =>
      isCancel(request) ? harmsWrites && damaged++ < DAMAGED : reads++ < DAMAGED_READS,
    )
    const results = await stranger.cancelAllOrders(named)
    sandbox.injectFault(id)
    expect.soft(await ann.fetchOpenOrders(named), fault).toEqual([])
    expect
      .soft(
        results.filter(({ status }) => status === 'failed'),
        fault,
      )
      .toEqual([])
    expect.soft(results, fault).toHaveLength(placed)
    expect.soft(damaged, fault).toBeGreaterThanOrEqual(harmsWrites ? DAMAGED : 0)
    expect.soft(reads, fault).toBeGreaterThanOrEqual(DAMAGED_READS)
  }
})
