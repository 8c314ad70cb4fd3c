import { describe, expect, it } from 'vitest'
import type { UnifiedEvent, UnifiedMarket } from '../models.ts'
import { withSides } from '../orders/sides.ts'
import type { EventFilterCriteria, MarketFilterCriteria } from '../parameters.ts'
import { filterEvents, filterMarkets } from './filters.ts'

const fed: UnifiedMarket = withSides({
  marketId: 'fed',
  title: 'Will the Fed cut rates in December?',
  description: 'Resolves by the FOMC statement.',
  category: 'Economics',
  tags: ['Fed', 'Rates'],
  outcomes: [
    { outcomeId: 'fed-y', label: 'Yes', price: 0.7, priceChange24h: -0.05 },
    { outcomeId: 'fed-n', label: 'No', price: 0.3, priceChange24h: 0.05 },
  ],
  volume: 1000,
  volume24h: 100,
  liquidity: 50,
  openInterest: 400,
  resolutionDate: '2026-12-10T19:00:00Z',
})
const match: UnifiedMarket = withSides({
  marketId: 'match',
  title: 'Lakers at Celtics',
  category: 'Sports',
  outcomes: [
    { outcomeId: 'lakers', label: 'Lakers', price: 0.45 },
    { outcomeId: 'celtics', label: 'Celtics', price: 0.55 },
  ],
  resolutionDate: '2026-12-01',
})
const silent: UnifiedMarket = { marketId: 'silent', title: 'Nothing is known', outcomes: [] }

const ids = (criteria: string | MarketFilterCriteria) =>
  filterMarkets([fed, match, silent], criteria).map(({ marketId }) => marketId)

describe('filterMarkets', () => {
  it('finds a bare string in the titles, whatever the case', () => {
    expect(ids('FED CUT')).toEqual(['fed'])
    expect(ids('fomc')).toEqual([])
    expect(ids('')).toEqual(['fed', 'match', 'silent'])
  })

  it.each<[string, MarketFilterCriteria, string[]]>([
    ['description', { text: 'fomc', searchIn: ['description'] }, ['fed']],
    ['category', { text: 'sport', searchIn: ['title', 'category'] }, ['match']],
    ['tags', { text: 'rate', searchIn: ['tags'] }, ['fed']],
    ['outcomes', { text: 'celtics', searchIn: ['outcomes'] }, ['match']],
    ['title by default', { text: 'celtics' }, ['match']],
  ])('looks for text in %s', (_place, criteria, found) => expect(ids(criteria)).toEqual(found))

  it.each<[string, MarketFilterCriteria, string[]]>([
    ['category, whole and in any case', { category: 'economics' }, ['fed']],
    ['part of a category', { category: 'econ' }, []],
    ['any of the tags', { tags: ['nope', 'rates'] }, ['fed']],
    ['no tags', { tags: [] }, ['fed', 'match', 'silent']],
    ['volume24h, bounds included', { volume24h: { min: 100, max: 100 } }, ['fed']],
    ['volume', { volume: { max: 999 } }, []],
    ['liquidity', { liquidity: { min: 50 } }, ['fed']],
    ['openInterest', { openInterest: { min: 401 } }, []],
    ['resolved before', { resolutionDate: { before: '2026-12-05' } }, ['match']],
    ['resolved after', { resolutionDate: { after: '2026-12-10T18:59:59' } }, ['fed']],
    ['price of yes', { price: { outcome: 'yes', min: 0.6 } }, ['fed']],
    ['price of no', { price: { outcome: 'no', min: 0.6 } }, []],
    ['price of a side that no market has', { price: { outcome: 'up', min: 0 } }, []],
    ['change of yes', { priceChange24h: { outcome: 'yes', max: -0.05 } }, ['fed']],
    ['change of no', { priceChange24h: { outcome: 'no', max: -0.05 } }, []],
    ['all rules together', { text: 'fed', category: 'Sports' }, []],
    ['an empty range', { volume: {} }, ['fed', 'match', 'silent']],
  ])('keeps by %s', (_rule, criteria, found) => expect(ids(criteria)).toEqual(found))
})

describe('filterEvents', () => {
  const rates: UnifiedEvent = {
    id: 'rates',
    title: 'Fed decision in December',
    description: 'FOMC',
    category: 'Economics',
    tags: ['Fed'],
    markets: [fed, { ...fed, marketId: 'fed-2', volume: 500 }],
  }
  const games: UnifiedEvent = { id: 'games', title: 'NBA', category: 'Sports', markets: [match], volume: 70 }
  const eventIds = (criteria: string | EventFilterCriteria) =>
    filterEvents([rates, games], criteria).map(({ id }) => id)

  it.each<[string, string | EventFilterCriteria, string[]]>([
    ['a bare string', 'nba', ['games']],
    ['text elsewhere', { text: 'fomc', searchIn: ['description'] }, ['rates']],
    ['category', { category: 'sports' }, ['games']],
    ['tags', { tags: ['FED'] }, ['rates']],
    ['number of markets', { marketCount: { min: 2 } }, ['rates']],
    ['its own volume', { totalVolume: { max: 70 } }, ['games']],
    ['the volumes of its markets', { totalVolume: { min: 1500, max: 1500 } }, ['rates']],
  ])('keeps by %s', (_rule, criteria, found) => expect(eventIds(criteria)).toEqual(found))

  it('keeps no event of unknown volume by volume', () => {
    expect(filterEvents([{ id: 'e', title: 'e', markets: [match] }], { totalVolume: { min: 0 } })).toEqual([])
  })
})
