import type { UnifiedEvent, UnifiedMarket, Venue } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { busiestOutcomes } from './busiest-outcomes.ts'

const market = (marketId: string, more: Partial<UnifiedMarket> = {}): UnifiedMarket => ({
  marketId,
  title: marketId,
  outcomes: [
    { outcomeId: `${marketId}:YES`, label: 'Yes' },
    { outcomeId: `${marketId}:NO`, label: 'No' },
  ],
  ...more,
})

async function busiest(markets: UnifiedMarket[], { isIngested = true } = {}): Promise<string[]> {
  const event: UnifiedEvent = { id: 'E', title: 'E', markets }
  const store = await openStore(':memory:')
  try {
    const sweep = await store.beginSweep('small', { at: 1, freshSince: 0 })
    if (isIngested) await store.commitPage({ sweep, events: [{ ...event, sourceExchange: 'small' }], at: 1 })
    const venue: Venue = { id: 'small', name: 'Small', fetchEventsPaginated: async () => ({ data: [event] }) }
    return await busiestOutcomes(store, venue)
  } finally {
    await store.close()
  }
}

describe('the busiest outcomes of a venue', () => {
  it('are those of quoted markets if any is quoted', async () => {
    expect(await busiest([market('A'), market('B', { bestAsk: 0.4 })])).toEqual(['B:YES'])
  })

  it('are those of open markets, the largest volume first, if none is quoted', async () => {
    const markets = [
      market('A'),
      market('B', { volume24h: 5 }),
      market('C', { volume24h: 9, status: 'closed' }),
      market('D', { volume24h: 7 }),
    ]
    expect(await busiest(markets)).toEqual(['D:YES', 'B:YES', 'A:YES'])
  })

  it("are from the venue's own list if the catalogue has none of its events", async () => {
    expect(await busiest([market('A')], { isIngested: false })).toEqual(['A:YES'])
  })

  it('throw if no market is open', async () => {
    await expect(busiest([market('A', { status: 'closed' })])).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Small has no open market with an order book to watch',
    })
  })
})
