import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { OrderBook } from '../models.ts'
import type { Venue } from '../venue.ts'
import { QUIET_MS } from './market-ends.ts'
import { createTopics } from './topics.ts'
import { withStreams } from './with-streams.ts'

const book: OrderBook = { bids: [], asks: [{ price: 0.5, size: 1 }] }

/** A venue whose market has this status, with a clock that is moved by hand. */
function venueWith(statusOf: () => Promise<string | undefined>) {
  const timers: { at: number; run: () => unknown }[] = []
  const log: string[] = []
  let now = 0
  const topics = createTopics<OrderBook>({ start: () => undefined, stop: (key) => log.push(`stop ${key}`) })
  const venue = {
    id: 'mock',
    name: 'Mock',
    async fetchMarket({ outcomeId }: { outcomeId?: string } = {}) {
      log.push(`look ${outcomeId} after ${now / QUIET_MS}`)
      const status = await statusOf()
      return { marketId: '7', title: 'A market', outcomes: [], ...(status !== undefined && { status }) }
    },
  } as Venue
  const after = (ms: number, run: () => unknown) => {
    const timer = { at: now + ms, run }
    timers.push(timer)
    return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
  }
  const pass = async (pauses: number) => {
    now += pauses * QUIET_MS
    const due = timers.filter(({ at }) => at <= now)
    for (const timer of due) timers.splice(timers.indexOf(timer), 1)
    await Promise.all(due.map(({ run }) => run()))
  }
  const { streams } = withStreams(venue, { orderBook: topics.watch }, { after })
  return { watch: () => streams?.orderBook?.('a'), topics, log, pass, timers }
}

describe('a watch of a market that is over', () => {
  it.each(['closed', 'RESOLVED', 'finalized', 'expired', 'Resolving', 'voided'])(
    'ends with an error: %s',
    async (status) => {
      const { watch, log, pass, timers } = venueWith(async () => status)
      const watched = watch()
      const waiting = watched?.next()
      const ended = expect(waiting).rejects.toMatchObject({
        ...{ code: 'MARKET_CLOSED', exchange: 'mock', message: expect.stringContaining(`market 7 is ${status}`) },
      })
      await pass(1)
      await ended
      expect(await watched?.next()).toEqual({ done: true, value: undefined })
      expect(log).toEqual(['look a after 1', 'stop a'])
      expect(timers).toEqual([])
    },
  )

  it('ends where the venue no longer lists the market', async () => {
    const { watch, pass } = venueWith(() => Promise.reject(new CrossvenueError('MARKET_NOT_FOUND', 'No market 7')))
    const ended = expect(watch()?.next()).rejects.toMatchObject({
      ...{ code: 'MARKET_CLOSED', message: expect.stringContaining('no longer listed') },
    })
    await pass(1)
    await ended
  })

  it('ends for who was not reading when it was found out', async () => {
    const { watch, pass } = venueWith(async () => 'settled')
    const watched = watch()
    await pass(1)
    await expect(watched?.next()).rejects.toMatchObject({ code: 'MARKET_CLOSED' })
    expect(await watched?.next()).toEqual({ done: true, value: undefined })
  })
})

describe('a watch of a quiet market', () => {
  it.each([['open'], ['active'], ['paused'], ['inactive'], [undefined]])(
    'does not end with the status %s',
    async (status) => {
      const { watch, topics, pass } = venueWith(async () => status)
      const waiting = watch()?.next()
      await pass(1)
      topics.push('a', book)
      expect(await waiting).toEqual({ done: false, value: book })
    },
  )

  it('looks at it ever more rarely, and often again once it has said something', async () => {
    const { watch, topics, log, pass } = venueWith(async () => 'open')
    const watched = watch()
    const waiting = watched?.next()
    for (let step = 0; step < 7; step += 1) await pass(1)
    expect(log).toEqual(['look a after 1', 'look a after 3', 'look a after 7'])
    topics.push('a', book)
    await waiting
    await pass(1)
    expect(log.at(-1)).toBe('look a after 8')
  })

  it('continues when the market cannot be read', async () => {
    const { watch, topics, pass } = venueWith(() => Promise.reject(new Error('down')))
    const waiting = watch()?.next()
    await pass(1)
    topics.push('a', book)
    expect(await waiting).toEqual({ done: false, value: book })
  })

  it('is looked at once for all who watch it, and not after they left', async () => {
    const { watch, log, pass, timers } = venueWith(async () => 'open')
    const [one, other] = [watch(), watch()]
    await pass(1)
    expect(log).toEqual(['look a after 1'])
    await Promise.all([one?.return(), other?.return()])
    expect(timers).toEqual([])
    await pass(9)
    expect(log).toEqual(['look a after 1', 'stop a'])
  })
})
