import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { liveLines } from '../../__fixtures__/live-lines.ts'
import { checkOrderBook } from '../../invariants.ts'
import { createBooks } from './books.ts'
import { venue } from './index.ts'
import { MarketMessage } from './stream-messages.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const credentials = { apiKey: 'an-app-key', apiToken: 'a-session' }
const at = (operation: string) => `/exchange/betting/rest/v1.0/${operation}/`
const [YES, NO] = ['1.246100010:101:YES', '1.246100010:101:NO']
const SIGN_IN = { op: 'authentication', appKey: 'an-app-key', session: 'a-session' }

interface Received {
  op: string
  id: number
  initialClk?: string
  clk?: string
  marketFilter?: { marketIds: string[] }
}

const definition = { status: 'OPEN', runners: [{ id: 101 }, { id: 102 }] }
const image = (id: number, more: object = {}) => ({
  ...{ op: 'mcm', id, ct: 'SUB_IMAGE', initialClk: 'first', clk: 'AAA', pt: 1_788_267_600_123 },
  mc: [
    {
      id: '1.246100010',
      img: true,
      marketDefinition: definition,
      rc: [
        {
          id: 101,
          atb: [
            [2.74, 10.01],
            [2.76, 25.5],
          ],
          atl: [[2.8, 14.39]],
        },
      ],
    },
  ],
  ...more,
})
const delta = (id: number, rc: object, more: object = {}) => ({
  ...{ op: 'mcm', id, clk: 'AAB', pt: 1_788_267_601_000 },
  mc: [{ id: '1.246100010', rc: [{ id: 101, ...rc }], ...more }],
})
const success = (id: number) => ({ op: 'status', id, statusCode: 'SUCCESS', connectionClosed: false })

/** A venue that answers every subscription with an image. */
const betfairLive = (answer?: (message: Received) => readonly object[], given: object = credentials) =>
  liveLines(
    venue,
    {
      [at('listMarketBook')]: 'books',
      [at('listCurrentOrders')]: { currentOrders: [], moreAvailable: false },
      [at('listClearedOrders')]: { clearedOrders: [], moreAvailable: false },
      '/exchange/account/rest/v1.0/getAccountFunds/': { availableToBetBalance: 7, exposure: 0 },
      '/exchange/account/rest/v1.0/getAccountDetails/': { currencyCode: 'GBP' },
    },
    {
      fixtures,
      credentials: given,
      greeting: [{ op: 'connection', connectionId: '1' }],
      answer:
        answer ??
        ((message: Received) =>
          message.op === 'marketSubscription' ? [success(message.id), image(message.id)] : [success(message.id)]),
    },
  )

const asks = [
  { price: 0.362319, size: 70.38 },
  { price: 0.364964, size: 27.4274 },
]
const bids = [{ price: 0.357143, size: 40.292 }]
const subscriptions = (received: readonly unknown[]) =>
  (received as Received[]).filter(({ op }) => op === 'marketSubscription')

describe('watchOrderBook', () => {
  it('signs in, subscribes, and keeps the book up with the stakes that are sent', async () => {
    const { venue: betfair, received, paths, send, disconnected } = await betfairLive()
    expect(await betfair.watchOrderBook(YES)).toEqual({ bids, asks, timestamp: 1_788_267_600_123 })
    expect(paths).toEqual(['/stream'])
    expect(received).toEqual([
      { ...SIGN_IN, id: 1 },
      {
        op: 'marketSubscription',
        id: 2,
        marketFilter: { marketIds: ['1.246100010'] },
        marketDataFilter: { fields: ['EX_ALL_OFFERS', 'EX_MARKET_DEF'] },
        conflateMs: 0,
        heartbeatMs: 5_000,
        segmentationEnabled: true,
      },
    ])
    send(delta(2, { atb: [[2.76, 0]], atl: [[2.78, 100]] }))
    const next = { bids: [{ price: 0.359712, size: 278 }, ...bids], asks: asks.slice(1) }
    expect(await betfair.watchOrderBook(YES)).toEqual({ ...next, timestamp: 1_788_267_601_000 })
    // From the other side.
    expect(await betfair.watchOrderBook(NO)).toMatchObject({
      bids: [{ price: 0.635036, size: 27.4274 }],
      asks: [
        { price: 0.640288, size: 278 },
        { price: 0.642857, size: 40.292 },
      ],
    })
    await betfair.unwatchOrderBook(YES)
    await betfair.unwatchOrderBook(NO)
    await disconnected()
  })

  it('replaces a market with a new image, and knows a runner without offers', async () => {
    const { venue: betfair, send } = await betfairLive()
    await betfair.watchOrderBook(YES)
    expect(await betfair.watchOrderBook('1.246100010:102:YES')).toMatchObject({ bids: [], asks: [] })
    send(delta(2, { atl: [[3, 10]] }, { img: true, marketDefinition: definition }))
    expect(await betfair.watchOrderBook(YES)).toMatchObject({ bids: [{ price: 0.333333, size: 30 }], asks: [] })
  })

  it('subscribes to all markets at once, and takes no message of an earlier subscription', async () => {
    const { venue: betfair, received, send } = await betfairLive()
    await betfair.watchOrderBook(YES)
    const other = betfair.watchOrderBook('1.246100030:203:YES')
    await expect
      .poll(() => subscriptions(received).at(-1))
      .toMatchObject({
        ...{ id: 3, marketFilter: { marketIds: ['1.246100010', '1.246100030'] } },
      })
    send(delta(2, { atl: [[2.8, 1]] }))
    const mc = [{ id: '1.246100030', img: true, rc: [{ id: 203, atb: [[4, 25]] }] }]
    send({ op: 'mcm', id: 3, ct: 'SUB_IMAGE', segmentType: 'SEG_END', clk: 'B', mc })
    expect(await other).toEqual({ bids: [], asks: [{ price: 0.25, size: 100 }] })
    expect((await betfair.streams.orderBook?.(YES).next())?.value.bids).toEqual(bids)
  })

  it('continues after a lost connection from its clocks, with the copies that it has', async () => {
    let isFirst = true
    const {
      venue: betfair,
      received,
      drop,
      send,
    } = await betfairLive((message) => {
      if (message.op !== 'marketSubscription') return [success(message.id)]
      if (isFirst) return [image(message.id)]
      return [{ ...delta(message.id, { atl: [[2.8, 0]] }), ct: 'RESUB_DELTA' }]
    })
    await betfair.watchOrderBook(YES)
    send({ op: 'mcm', id: 2, ct: 'HEARTBEAT', clk: 'AAC' })
    await new Promise((done) => setTimeout(done, 20))
    isFirst = false
    drop()
    expect(await betfair.watchOrderBook(YES)).toMatchObject({ bids: [], asks })
    expect(subscriptions(received)[1]).toMatchObject({ initialClk: 'first', clk: 'AAC' })
  })

  it('ends with the market, and for an unknown outcome', async () => {
    const { venue: betfair, send } = await betfairLive()
    await betfair.watchOrderBook(YES)
    send(delta(2, {}, { marketDefinition: { status: 'CLOSED', runners: [] } }))
    const ended = async () => {
      for (;;) await betfair.watchOrderBook(YES)
    }
    await expect(ended()).rejects.toMatchObject({ code: 'MARKET_CLOSED' })
    for (const id of ['1.246100010:7:YES', '1.246100010', 'x']) {
      await expect(betfair.watchOrderBook(id)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    }
  })

  it('says why the venue refuses it', async () => {
    const failure = { op: 'status', id: 1, statusCode: 'FAILURE', errorCode: 'INVALID_SESSION_INFORMATION' }
    const { venue: betfair } = await betfairLive(() => [{ ...failure, connectionClosed: true }])
    await expect(betfair.watchOrderBook(YES)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
    const bare = await betfairLive(undefined, {})
    await expect(bare.venue.watchOrderBook(YES)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
  })
})

describe('watchOrderBooks', () => {
  it('emits several books at once', async () => {
    const { venue: betfair } = await betfairLive()
    const books = await betfair.watchOrderBooks([YES, NO], 1)
    expect(books[YES]).toMatchObject({ bids, asks: asks.slice(0, 1) })
    expect(books[NO]).toMatchObject({ bids: [{ price: 0.637681, size: 70.38 }], asks: [{ price: 0.642857 }] })
  })
})

describe('watchAddress', () => {
  it('reads the account again when the stream of orders says that something changed', async () => {
    const { venue: betfair, received, send, calls } = await betfairLive()
    expect(await betfair.watchAddress('me')).toMatchObject({ trades: [], positions: [], balances: [{ available: 7 }] })
    await expect
      .poll(() => received)
      .toEqual([
        { ...SIGN_IN, id: 1 },
        { op: 'orderSubscription', id: 2, heartbeatMs: 5_000, conflateMs: 0 },
      ])
    // on a busy machine the first reading of the account is still under way
    let before: number
    do {
      before = calls.length
      await new Promise((done) => setTimeout(done, 200))
    } while (calls.length > before)
    send({ op: 'ocm', id: 2, ct: 'HEARTBEAT', clk: 'A' })
    await new Promise((done) => setTimeout(done, 50))
    expect(calls.length).toBe(before)
    send({ op: 'ocm', id: 2, clk: 'B', oc: [{ id: '1.246100010' }] })
    await expect.poll(() => calls.length).toBeGreaterThan(before)
    await betfair.unwatchAddress('me')
    await betfair.close()
  })
})

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/betfair`

describe.skipIf(!existsSync(folder))('what Betfair really sent', () => {
  const recorded = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

  it.each(['SUB_IMAGE', 'RESUB_DELTA', 'HEARTBEAT', 'UPDATE_md', 'UPDATE_tv', 'update'])('reads %s', (name) => {
    expect(MarketMessage.safeParse(recorded(`streaming_mcm_${name}`)).error).toBeUndefined()
  })

  it('follows a whole market from its creation to its end', () => {
    const books = createBooks()
    const lines = readFileSync(`${folder}/historical_BASIC_1.132153978.jsonl`, 'utf8').trim().split('\n')
    const messages = lines.map((line) => MarketMessage.parse(JSON.parse(line)))
    for (const message of messages) {
      // The recorded stream has no image of its first message.
      const mc = message.mc?.map((change) => ({ ...change, img: change.img ?? change.marketDefinition !== undefined }))
      books.take({ ...message, mc })
    }
    const statuses = messages.flatMap(
      ({ mc }) => mc?.flatMap(({ marketDefinition }) => marketDefinition?.status ?? []) ?? [],
    )
    expect([statuses[0], statuses.at(-1)]).toEqual(['OPEN', 'CLOSED'])
    const runners = messages.at(-1)?.mc?.[0]?.marketDefinition?.runners ?? []
    expect(runners.length).toBeGreaterThan(2)
    for (const { id } of runners) {
      const book = books.view('1.132153978', id, false)
      expect(book && checkOrderBook(book)).toEqual([])
    }
  })
})
