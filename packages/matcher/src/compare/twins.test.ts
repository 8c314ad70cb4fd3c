import type { MarketTwin, UnifiedEvent } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { readEvent } from '../extract/event.ts'
import { match } from '../match.ts'

interface Listed {
  title: string
  tokens: readonly [string, string]
  labels?: readonly [string, string]
  contract?: string
  twins?: MarketTwin[]
}

/** An event with one market. */
const listed = (venue: string, { title, tokens, labels = ['Yes', 'No'], contract, twins }: Listed): UnifiedEvent => ({
  id: `${venue}-event`,
  sourceExchange: venue,
  title,
  markets: [
    {
      marketId: `${venue}-1`,
      eventId: `${venue}-event`,
      title,
      outcomes: tokens.map((outcomeId, place) => ({ outcomeId, marketId: `${venue}-1`, label: labels[place] ?? '' })),
      ...(contract && { contractAddress: contract }),
      ...(twins && { twins }),
    },
  ],
})
const assessed = (one: UnifiedEvent, other: UnifiedEvent) => {
  const [a, b] = [one, other].map((event) => readEvent(event).markets[0])
  if (!a || !b) throw new Error('not read')
  return assess(a, b)
}

const RAIN = 'Will it rain in Ghent on 3 October 2027?'
const SNOW = 'Will Bruges have snow before May 2028?'

describe('markets in one order book', () => {
  const own = listed('predictfun', { title: RAIN, tokens: ['11', '12'], contract: '0xAB' })
  const twin = { exchange: 'predictfun', sharesBook: true as const }
  const front = (more: Partial<MarketTwin>, title = SNOW, tokens: readonly [string, string] = ['11', '12']) =>
    listed('binance', { title, tokens, twins: [{ ...twin, ...more }] })

  it.each([
    ['the condition', { contractAddress: '0xab' }],
    ['the tokens', { outcomeIds: ['12', '11'] }],
  ])('are one market by %s, whatever their titles say', (_, named) => {
    const { relation, confidence, outcomes, evidence } = assessed(front(named), own)
    expect(relation).toBe('identity')
    expect(confidence).toBeGreaterThan(0.99)
    expect(outcomes).toEqual([
      { a: '11', b: '11' },
      { a: '12', b: '12' },
    ])
    expect(evidence.map(({ comparison, verdict, sides }) => [comparison, verdict, ...sides])).toEqual([
      ['order book', 'agree', 'trades in the order book of the other', undefined],
    ])
  })

  it('settle oppositely where the tokens are the other way round', () => {
    const { relation, outcomes } = assessed(own, front({ outcomeIds: ['11', '12'] }, SNOW, ['12', '11']))
    expect(relation).toBe('complement')
    expect(outcomes).toEqual([
      { a: '11', b: '11' },
      { a: '12', b: '12' },
    ])
  })

  it('are compared by their texts where the tokens differ', () => {
    const other = ['21', '22'] as const
    expect(assessed(front({ contractAddress: '0xab' }, SNOW, other), own).relation).toBeUndefined()
    expect(assessed(front({ contractAddress: '0xab' }, RAIN, other), own).relation).toBe('identity')
  })

  it('are found by the matcher, although no word of theirs is the same', () => {
    const [edge, ...others] = match([own, front({ outcomeIds: ['11', '12'] })])
    expect(others).toEqual([])
    expect(edge).toMatchObject({
      a: { venue: 'binance', marketId: 'binance-1' },
      b: { venue: 'predictfun', marketId: 'predictfun-1' },
      relation: 'identity',
      evidence: [{ comparison: 'order book', weight: 8 }],
    })
  })
})

describe('a market that names tokens of another', () => {
  const original = listed('polymarket', { title: RAIN, tokens: ['31', '32'] })
  const copy = (title: string) =>
    listed('insightx', { title, tokens: ['9:1', '9:2'], twins: [{ exchange: 'polymarket', outcomeIds: ['32', '31'] }] })

  it('is surer for it where the texts agree, and says why', () => {
    const named = assessed(copy(RAIN), original)
    expect(named.relation).toBe('identity')
    expect(named.evidence[0]).toMatchObject({
      comparison: 'twin',
      sides: ['names the other as the same question', undefined],
    })
    const unnamed = assessed(listed('insightx', { title: RAIN, tokens: ['9:1', '9:2'] }), original)
    expect(named.logOdds - unnamed.logOdds).toBeCloseTo(4, 9)
  })

  it('is another question where the texts contradict', () => {
    expect(assessed(copy(SNOW), original).relation).toBeUndefined()
  })
})
