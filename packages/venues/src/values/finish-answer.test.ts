import { describe, expect, it } from 'vitest'
import { createVenue } from '../create-venue.ts'
import type { UnifiedEvent, UnifiedMarket } from '../models.ts'
import { finishAnswer } from './finish-answer.ts'

const at = (ms: number) => new Date(ms).toISOString()
const BEGIN = Date.parse('2026-11-22T10:00:00Z')

describe('the time when a market was read', () => {
  const venue = createVenue('mock', { now: () => BEGIN })
  const inEvents = (events: readonly UnifiedEvent[]) => events.flatMap(({ markets }) => markets)

  const lists: [string, () => Promise<readonly UnifiedMarket[] | undefined>][] = [
    ['fetchEvents', async () => inEvents((await venue.fetchEvents?.()) ?? [])],
    ['fetchEventsPaginated', async () => inEvents((await venue.fetchEventsPaginated?.())?.data ?? [])],
    ['fetchMarkets', async () => venue.fetchMarkets?.()],
    ['fetchMarketsPaginated', async () => (await venue.fetchMarketsPaginated?.())?.data],
    ['loadMarkets', async () => Object.values((await venue.loadMarkets?.()) ?? {})],
    [
      'fetchEvent',
      async () => {
        const [event] = (await venue.fetchEvents?.({ limit: 1 })) ?? []
        return (await venue.fetchEvent?.({ eventId: event?.id }))?.markets
      },
    ],
    [
      'fetchMarket',
      async () => {
        const [market] = (await venue.fetchMarkets?.({ limit: 1 })) ?? []
        const found = await venue.fetchMarket?.({ marketId: market?.marketId })
        return found && [found]
      },
    ],
  ]

  it.each(lists)('stands on every market of %s', async (_, list) => {
    const markets = (await list()) ?? []
    expect(markets.length).toBeGreaterThan(0)
    expect(new Set(markets.map(({ asOf }) => asOf))).toEqual(new Set([at(BEGIN)]))
  })

  it('is that of the answer that a venue keeps, not that of the call', async () => {
    let now = BEGIN
    const contract = {
      ...{ id: 2, name: 'Yes', shortName: 'Yes', status: 'Open', lastTradePrice: 0.5, displayOrder: 0 },
      ...{ bestBuyYesCost: 0.51, bestBuyNoCost: 0.5, bestSellYesCost: 0.5, bestSellNoCost: 0.49, lastClosePrice: 0.5 },
      ...{ dateEnd: 'N/A', image: '' },
    }
    const market = {
      ...{ id: 1, name: 'Will it?', shortName: 'Will it?', image: '', status: 'Open', contracts: [contract] },
      ...{ url: 'https://www.predictit.org/markets/detail/1', timeStamp: '2026-11-22T05:00:00' },
    }
    let calls = 0
    const fetch = async () => {
      calls++
      return Response.json({ markets: [market] })
    }
    const predictit = createVenue('predictit', { now: () => now, fetch })
    const read = async () => inEvents((await predictit.fetchEvents?.()) ?? []).map(({ asOf }) => asOf)
    expect(await read()).toEqual([at(BEGIN)])
    now = BEGIN + 5_000
    expect([await read(), calls]).toEqual([[at(BEGIN)], 1])
    now = BEGIN + 600_000
    expect([await read(), calls]).toEqual([[at(now)], 2])
  })

  it('stays where the venue states one', () => {
    const market = { marketId: 'A', title: 'A', outcomes: [], asOf: at(BEGIN) }
    expect(finishAnswer('fetchMarket', market, BEGIN + 1)).toEqual(market)
  })
})

describe('one walk over an answer', () => {
  const dirty = (text: string) => `${text}\u001b[31m`
  const market = (asOf?: string) => ({
    marketId: 'm',
    title: asOf ? 'Rain?' : dirty('Rain?'),
    outcomes: [{ outcomeId: 'o', label: asOf ? 'Yes' : dirty('Yes') }],
    ...(asOf && { asOf }),
  })
  const event = (asOf?: string) => ({ id: 'e', title: asOf ? 'Rain' : dirty('Rain'), markets: [market(asOf)] })
  const series = (asOf?: string) => ({ id: 's', title: asOf ? 'Weather' : dirty('Weather'), events: [event(asOf)] })

  it.each([
    ['fetchMarket', market],
    ['fetchMarkets', (asOf?: string) => [market(asOf)]],
    ['fetchMarketsPaginated', (asOf?: string) => ({ data: [market(asOf)], total: 1 })],
    ['loadMarkets', (asOf?: string) => ({ m: market(asOf) })],
    ['fetchEvent', event],
    ['fetchEvents', (asOf?: string) => [event(asOf)]],
    ['fetchEventsPaginated', (asOf?: string) => ({ data: [event(asOf)], nextCursor: '2' })],
    ['fetchSeries', (asOf?: string) => [series(asOf), { id: 't', title: 'Empty' }]],
  ] as const)('cleans and stamps the markets of %s wherever they are', (method, answer) => {
    expect(finishAnswer(method, answer(), BEGIN)).toEqual(answer(at(BEGIN)))
  })

  it('cleans the labels of positions, and leaves other answers alone', () => {
    const position = { marketId: 'm', outcomeId: 'o', outcomeLabel: dirty('Yes'), size: 1 }
    expect(finishAnswer('fetchPositions', [position], BEGIN)).toEqual([{ ...position, outcomeLabel: 'Yes' }])
    const book = { bids: [], asks: [] }
    expect(finishAnswer('fetchOrderBook', book, BEGIN)).toBe(book)
  })
})
