import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkEvent, checkOrderBook } from '../../invariants.ts'
import type { Rejection, Venue } from '../../venue.ts'
import { venue } from './index.ts'

// Answers of the real venue as others recorded them, 2016 to 2019. They are those of JSON-RPC, whose results are the
// bodies of the other interface.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/betfair`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded answers of Betfair are not checked: there is no ${folder}`)

const recorded = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')).result

/** The adapter before a venue that gives these answers. */
function betfairAnswering(answers: Record<string, unknown>) {
  const rejections: Rejection[] = []
  const betfair = venue.create({
    retries: 0,
    credentials: { apiKey: 'key', apiToken: 'session' },
    now: () => Date.parse('2016-07-30T16:00:00Z'),
    onReject: (rejection) => rejections.push(rejection),
    fetch: async (input) => {
      const operation = new URL(input).pathname.split('/').at(-2) ?? ''
      return Response.json(answers[operation] ?? [])
    },
  }) as Required<Venue>
  return { betfair, rejections }
}

describe.skipIf(!isThere)('what Betfair really answered', () => {
  it('lists an outright with its runners', async () => {
    const { betfair, rejections } = betfairAnswering({ listMarketCatalogue: recorded('list_market_catalogue') })
    const event = await betfair.fetchEvent({ eventId: '606287' })
    expect(checkEvent(event, 'betfair')).toEqual([])
    expect([event.title, event.startDate, event.tags]).toEqual([
      'Austrian Bundesliga',
      undefined,
      ['Austrian Bundesliga'],
    ])
    expect(event.markets).toHaveLength(10)
    expect(event.markets[1]).toMatchObject({
      marketId: '1.125818641:46932',
      title: 'Austrian Bundesliga - Winner 2016/17: Rapid Vienna',
      sourceMetadata: { marketType: 'WINNER', marketBaseRate: 5 },
    })
    expect(event.markets[1]?.description).toMatch(/^Market Information\nFor further information .*\n/)
    expect(rejections).toEqual([])
  })

  it('pages the events of a day', async () => {
    const { betfair, rejections } = betfairAnswering({ listEvents: recorded('list_events') })
    expect(await betfair.fetchEventsPaginated({ status: 'all' })).toEqual({ data: [] })
    expect(rejections).toEqual([])
  })

  it('reads a book with every offer, and one of a runner that was removed', async () => {
    const { betfair, rejections } = betfairAnswering({ listMarketBook: recorded('list_market_book') })
    const book = await betfair.fetchOrderBook('1.125875153:8665860')
    expect(checkOrderBook(book)).toEqual([])
    expect([book.bids.length, book.asks.length]).toEqual([0, 37])
    // 2 pounds at 21, and 2204.08 at 1.01.
    expect([book.asks[0], book.asks.at(-1)]).toEqual([
      { price: 0.047619, size: 42 },
      { price: 0.990099, size: 2226.1208 },
    ])
    expect((await betfair.fetchOrderBook('1.125875153:7853158')).bids).toHaveLength(32)
    expect(await betfair.fetchOrderBook('1.125875153:464226')).toEqual({ bids: [], asks: [] })
    expect(rejections).toEqual([])
  })
})
