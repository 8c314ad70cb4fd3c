import type { UnifiedEvent } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { digestContent } from './digest.ts'

const base: UnifiedEvent = {
  id: 'A',
  title: 'Title',
  category: 'Economics',
  volume24h: 1,
  markets: [
    {
      marketId: 'm',
      title: 'Market',
      status: 'open',
      resolutionDate: '2026-03-18',
      liquidity: 5,
      outcomes: [{ outcomeId: 'm:YES', label: 'Yes', price: 0.4, bestBid: 0.39 }],
      yes: { outcomeId: 'm:YES', label: 'Yes', price: 0.4 },
      sourceMetadata: { strike: 3.5 },
    },
  ],
}

const changed = (change: (market: UnifiedEvent['markets'][number], event: UnifiedEvent) => void): string => {
  const copy = structuredClone(base)
  const [market] = copy.markets
  if (market) change(market, copy)
  return digestContent(copy)
}

describe('the digest of what matching reads', () => {
  it.each([
    ['a price', changed((market) => Object.assign(market.outcomes[0] ?? {}, { price: 0.9, bestBid: 0.8, bestAsk: 1 }))],
    ['a price of a side', changed((market) => Object.assign(market.yes ?? {}, { price: 0.9 }))],
    ['a volume', changed((market, event) => Object.assign(event, { volume24h: 2, volume: 3 }, market && {}))],
    ['liquidity', changed((market) => Object.assign(market, { liquidity: 1, openInterest: 2, lastPrice: 0.1 }))],
  ])('does not follow %s', (_, digest) => {
    expect(digest).toBe(digestContent(base))
  })

  it.each([
    ['the title', changed((_, event) => Object.assign(event, { title: 'Other' }))],
    ['the category', changed((_, event) => Object.assign(event, { category: 'Other' }))],
    ['a market', changed((_, event) => event.markets.pop())],
    ['a market title', changed((market) => Object.assign(market, { title: 'Other' }))],
    ['a status', changed((market) => Object.assign(market, { status: 'closed' }))],
    ['a deadline', changed((market) => Object.assign(market, { resolutionDate: '2026-03-19' }))],
    ['rules', changed((market) => Object.assign(market, { description: 'Rules' }))],
    ['an outcome', changed((market) => Object.assign(market.outcomes[0] ?? {}, { label: 'No' }))],
    ['a strike', changed((market) => Object.assign(market, { sourceMetadata: { strike: 4 } }))],
  ])('follows %s', (_, digest) => {
    expect(digest).not.toBe(digestContent(base))
  })
})
