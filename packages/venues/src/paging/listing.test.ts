import { describe, expect, it } from 'vitest'
import type { UnifiedEvent, UnifiedMarket } from '../models.ts'
import type { EventFetchParams, MarketFetchParams } from '../parameters.ts'
import { keepEvents, keepMarkets } from './listing.ts'

const market = (marketId: string, more: Partial<UnifiedMarket> = {}): UnifiedMarket => ({
  marketId,
  title: `Market ${marketId}`,
  outcomes: [],
  ...more,
})

describe('keepMarkets', () => {
  const markets = [
    market('d', { status: 'active', volume: 5, liquidity: 1, startDate: '2026-01-01' }),
    market('c', { status: 'Open', volume: 9, startDate: '2026-03-01T00:00:00Z', description: 'about rain' }),
    market('b', { status: 'finalized', volume: 7, liquidity: 8 }),
    market('a', { volume: 5, category: 'Weather', tags: ['Rain'] }),
  ]
  const ids = (params: MarketFetchParams) => keepMarkets(markets, params).map(({ marketId }) => marketId)

  it.each<[string, MarketFetchParams, string[]]>([
    ['active ones and those that do not tell, in the order given', {}, ['d', 'c', 'a']],
    ['closed ones', { status: 'closed' }, ['b', 'a']],
    ['inactive ones, which are the same', { status: 'inactive' }, ['b', 'a']],
    ['all', { status: 'all' }, ['d', 'c', 'b', 'a']],
    ['by query in the title', { query: 'market C' }, ['c']],
    ['by query in the description', { query: 'RAIN', searchIn: 'description' }, ['c']],
    ['by query not in the description', { query: 'rain' }, []],
    ['by query in both', { query: 'rain', searchIn: 'both' }, ['c']],
    ['by category', { category: 'weather' }, ['a']],
    ['by any tag', { tags: ['snow', 'rain'] }, ['a']],
    ['by filter', { filter: { volume: { min: 6 } } }, ['c']],
    ['by volume, equals by id', { sort: 'volume', status: 'all' }, ['c', 'b', 'a', 'd']],
    ['by liquidity, unknown last', { sort: 'liquidity', status: 'all' }, ['b', 'd', 'a', 'c']],
    ['newest first, unknown last', { sort: 'newest', status: 'all' }, ['c', 'd', 'a', 'b']],
    ['from offset on', { status: 'all', offset: 1 }, ['c', 'b', 'a']],
    ['limit many', { status: 'all', limit: 2 }, ['d', 'c']],
    ['a slice of the sorted list', { status: 'all', sort: 'volume', offset: 1, limit: 2 }, ['b', 'a']],
  ])('keeps %s', (_what, params, found) => expect(ids(params)).toEqual(found))

  it('takes the limit of the second argument over that of the parameters', () => {
    expect(keepMarkets(markets, { limit: 3, status: 'all' }, { limit: 1 })).toHaveLength(1)
  })
})

describe('keepEvents', () => {
  const open = market('o', { status: 'active', liquidity: 2, startDate: '2026-02-01' })
  const shut = market('s', { status: 'settled', liquidity: 3, startDate: '2026-04-01' })
  const events: UnifiedEvent[] = [
    { id: 'mixed', title: 'Mixed', markets: [open, shut], volume: 3, startDate: '2030-01-01' },
    { id: 'over', title: 'Over', markets: [shut] },
    { id: 'live', title: 'Live', markets: [open], volume: 8, tags: ['now'] },
    { id: 'bare', title: 'Bare', markets: [] },
  ]
  const ids = (params: EventFetchParams) => keepEvents(events, params).map(({ id }) => id)

  it.each<[string, EventFetchParams, string[]]>([
    ['those with a market that is open', {}, ['mixed', 'live', 'bare']],
    ['those without', { status: 'closed' }, ['over', 'bare']],
    ['all', { status: 'all' }, ['mixed', 'over', 'live', 'bare']],
    ['by query', { query: 'iv' }, ['live']],
    ['by tag', { tags: ['NOW'] }, ['live']],
    ['by filter', { filter: { marketCount: { min: 2 } } }, ['mixed']],
    ['by volume', { status: 'all', sort: 'volume' }, ['live', 'mixed', 'bare', 'over']],
    ['by the liquidity of their markets', { status: 'all', sort: 'liquidity' }, ['mixed', 'over', 'live', 'bare']],
    ['newest by their markets, not by kick-off', { status: 'all', sort: 'newest' }, ['mixed', 'over', 'live', 'bare']],
    ['a slice', { status: 'all', offset: 1, limit: 2 }, ['over', 'live']],
  ])('keeps %s', (_what, params, found) => expect(ids(params)).toEqual(found))

  it('keeps all markets of an event, the closed ones too', () => {
    expect(keepEvents(events, { query: 'mixed' })[0]?.markets).toEqual([open, shut])
  })
})
