import { describe, expect, it } from 'vitest'
import { venue } from './index.ts'

const market = {
  ticker: 'KXRAIN-27',
  event_ticker: 'KXRAIN-27',
  market_type: 'binary',
  title: 'Will it rain?',
  status: 'active',
  yes_bid_dollars: '0.4000',
  yes_ask_dollars: '0.4300',
}
const event = { event_ticker: 'KXRAIN-27', series_ticker: 'KXRAIN', title: 'Rain?', markets: [market] }

/** The venue before its own host, which knows one event. */
function demo() {
  const calls: string[] = []
  const created = venue.create({
    retries: 0,
    fetch: async (input) => {
      const { url } = new Request(input)
      calls.push(url)
      if (url.includes('/events/KXRAIN-27')) return Response.json({ event })
      if (url.includes('/milestones')) return Response.json({ milestones: [], cursor: '' })
      return Response.json({ error: { code: 'not_found', message: 'not found' } }, { status: 404 })
    },
  })
  return { calls, created }
}

describe('the demo of Kalshi', () => {
  it('reads from its own host and marks its data with its own name', async () => {
    const { calls, created } = demo()
    const found = await created.fetchEvent?.({ eventId: 'KXRAIN-27' })
    expect(found).toMatchObject({
      sourceExchange: 'kalshi-demo',
      url: 'https://demo.kalshi.co/events/kxrain-27',
      markets: [
        {
          sourceExchange: 'kalshi-demo',
          url: 'https://demo.kalshi.co/events/kxrain-27',
          yes: { bestBid: 0.4, bestAsk: 0.43 },
          no: { bestBid: 0.57, bestAsk: 0.6 },
        },
      ],
    })
    expect(new Set(calls.map((url) => new URL(url).host))).toEqual(new Set(['external-api.demo.kalshi.co']))
  })

  it('fails under its own name', async () => {
    const { created } = demo()
    await expect(created.fetchEvent?.({ eventId: 'NONE' })).rejects.toMatchObject({
      code: 'EVENT_NOT_FOUND',
      exchange: 'kalshi-demo',
    })
    await expect(created.fetchOrderBook?.('NONE:YES')).rejects.toMatchObject({
      exchange: 'kalshi-demo',
      message: 'No market NONE on Kalshi demo',
    })
  })

  it('reads its own pages and leaves those of the real venue to it', () => {
    const { created } = demo()
    expect(created.parseUrl?.(new URL('https://demo.kalshi.co/events/kxrain-27'))).toEqual({ eventId: 'KXRAIN-27' })
    expect(created.parseUrl?.(new URL('https://kalshi.com/events/kxrain-27'))).toBeUndefined()
  })
})
