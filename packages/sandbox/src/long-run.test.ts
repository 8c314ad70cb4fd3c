import { setTimeout as wait } from 'node:timers/promises'
import {
  type Credentials,
  createVenue,
  type OrderBook,
  type SubscribedAddressSnapshot,
  type Trade,
  type Venue,
} from '@crossvenue/venues'
import { countedTime } from '@crossvenue/venues/counted-time'
import { afterAll, expect, it } from 'vitest'
import { quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { fakeVenues, sandboxVenues } from './sandbox.ts'
import type { SocketFault } from './sockets.ts'

// Streams for a long time, with a fault every five seconds by a clock that is moved by hand, on every venue that streams.
// At every checkpoint the book and the wallet equal those over HTTP. At the end every trade was emitted once, where the
// venue lists the trades that its stream may have missed. `npm test` runs one minute; the hour takes some minutes for each
// venue: npm run test:long -- -t <venue>

const MINUTES = process.env.CROSSVENUE_LONG_RUN ? 60 : 1
/** Faults in a minute. */
const STEPS = 12
const faults: SocketFault[] = ['gap', 'duplicate', 'reorder', 'gap', 'drop', 'duplicate', 'stall']
const after = countedTime(40)

const streaming = sandboxVenues.filter((id) => createVenue(id).streams && createVenue(id).createOrder)
const sandbox = await startStillSandbox()
const report: string[] = []
afterAll(async () => {
  console.log(report.join('\n'))
  await sandbox.close()
})

it.each(streaming)('%s', { timeout: 590_000 }, async (id) => {
  const offers = createVenue(id)
  const credentials = await sandbox.openAccount(id, 'trader', 100_000)
  const reader = sandbox.venue(id, { after, credentials: await sandbox.openAccount(id, 'reader', 1_000) })
  const [trader, onlooker] = [sandbox.venue(id, { credentials }), sandbox.venue(id, { after, credentials })]
  const market = await quotedMarket(sandbox.venue(id))
  const outcomeId = market.outcomes[0]?.outcomeId ?? ''
  const deep = Number((2 * (market.tickSize ?? 0.01)).toFixed(6))
  const bought = { marketId: market.marketId, outcomeId, side: 'buy' } as const

  const begins = sandbox.time
  let book: OrderBook | undefined
  let wallet: SubscribedAddressSnapshot | undefined
  const streamed: Trade[] = []
  const watches = [
    reader.streams.orderBook?.(outcomeId),
    reader.streams.trades?.(outcomeId),
    onlooker.streams.account?.(addressOf(credentials)),
  ] as const
  const reading = [
    follow(watches[0], (next) => (book = next)),
    follow(watches[1], (next) => streamed.push(...next)),
    follow(watches[2], (next) => (wallet = next)),
  ]
  const isRight = async () => {
    if (watches[0]) expect(levelsOf(book)).toEqual(levelsOf(await trader.fetchOrderBook(outcomeId)))
    if (watches[2]) expect(holdingsOf(wallet)).toEqual(holdingsOf(await read(trader, wallet)))
  }
  await eventually(isRight)

  const buy = async () => {
    const [best] = offers.fetchOrderBook ? (await trader.fetchOrderBook(outcomeId)).asks : []
    const order = best ? ({ type: 'limit', price: best.price } as const) : ({ type: 'market' } as const)
    const { filled } = await trader.createOrder({ ...bought, ...order, amount: Math.min(40, best?.size ?? 40) })
    expect(filled).toBeGreaterThan(0)
  }
  for (let step = 1; step <= MINUTES * STEPS; step += 1) {
    // Signatures are good for seconds, so that time goes by seconds.
    for (let second = 0; second < 60 / STEPS; second += 1) {
      sandbox.time += 1_000
      await wait(2)
    }
    sandbox.sockets.get(id)?.injectFault(faults[step % faults.length] as SocketFault)
    sandbox.tick()
    if (step % STEPS === STEPS / 2) await buy()
    if (step % STEPS !== 0) continue
    if (offers.fetchOrderBook) await trader.createOrder({ ...bought, type: 'limit', price: deep, amount: 500 + step })
    await eventually(isRight)
  }
  sandbox.sockets.get(id)?.injectFault('drop')
  const listed = async () =>
    (await trader.fetchTrades(outcomeId, { limit: 1_000 })).filter(({ timestamp }) => timestamp >= begins)
  if (fakeVenues[id].trading?.listsMissedTrades) {
    await eventually(async () => expect(idsOf(streamed)).toEqual(idsOf(await listed())))
  }
  for (const watch of watches) await watch?.return()
  await Promise.all(reading)
  await sandbox.hangUp()
  const kinds = ['books', 'trades', 'wallets'].filter((_, index) => watches[index])
  const counts = `${MINUTES * STEPS} faults, ${MINUTES} checkpoints of ${kinds.join(', ')}`
  report.push(`${id}: ${counts}${watches[1] ? `; ${streamed.length} trades emitted, ${MINUTES} made here` : ''}`)
})

const addressOf = ({ walletAddress, funderAddress }: Credentials) => walletAddress ?? funderAddress ?? 'me'

const idsOf = (trades: readonly Trade[]) => trades.map(({ id }) => id).sort()

const levelsOf = (book: OrderBook | undefined) => book && { bids: book.bids, asks: book.asks }

/** The fields that trading changes; prices of positions move by themselves. */
const holdingsOf = (wallet: Partial<SubscribedAddressSnapshot> | undefined) =>
  wallet && {
    trades: wallet.trades?.slice(0, 20).map(({ id }) => id),
    positions: wallet.positions?.map(({ outcomeId, size }) => [outcomeId, size]),
    balances: wallet.balances?.map(({ currency, available }) => [currency, available]),
  }

/** Reads over HTTP what a snapshot contains. */
const read = async (venue: Required<Venue>, snapshot: Partial<SubscribedAddressSnapshot> = {}) => ({
  ...(snapshot.trades && { trades: await venue.fetchMyTrades() }),
  ...(snapshot.positions && { positions: await venue.fetchPositions() }),
  ...(snapshot.balances && { balances: await venue.fetchBalance() }),
})

async function follow<T>(watch: AsyncIterable<T> | undefined, take: (value: T) => unknown): Promise<void> {
  for await (const value of watch ?? []) take(value)
}

/** Tries until it holds. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await check()
    } catch (error) {
      if (tries > 800) throw error
      sandbox.time += 1_000
      await wait(30)
    }
  }
}
