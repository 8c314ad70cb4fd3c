import { describe, expect, it } from 'vitest'
import { clusterQuery } from './clusters.ts'

describe('clusterQuery', () => {
  it('writes camelCase parameters', () => {
    expect(clusterQuery({ minVenues: 2, sort: 'confidence', withOrderbook: false, offset: 0 })).toBe(
      'minVenues=2&sort=confidence&withOrderbook=false&offset=0',
    )
  })

  it('takes the same under snake_case', () => {
    expect(
      clusterQuery({
        min_confidence: 0.9,
        exclude_venues: 'manifold',
        include_raw_matches: true,
        updated_since: '2026-01-01',
        edge_limit: 5,
      }),
    ).toBe('minConfidence=0.9&excludeVenues=manifold&includeRawMatches=true&updatedSince=2026-01-01&edgeLimit=5')
  })

  it('joins lists by commas and writes dates as ISO 8601', () => {
    const search = new URLSearchParams(
      clusterQuery({
        venues: ['polymarket', 'kalshi'],
        relations: ['identity', 'subset'],
        updatedSince: new Date(Date.UTC(2026, 0, 2)),
      }),
    )
    expect(Object.fromEntries(search)).toEqual({
      venues: 'polymarket,kalshi',
      relations: 'identity,subset',
      updatedSince: '2026-01-02T00:00:00.000Z',
    })
  })

  it('leaves out what is not given', () => {
    expect(clusterQuery({})).toBe('')
    expect(clusterQuery({ query: undefined, limit: 5 })).toBe('limit=5')
  })

  it('takes an event for its id, with its venue where known', () => {
    const event = { id: 'KXFED-26DEC', title: 'Fed', slug: 'fed', markets: [] }
    expect(clusterQuery(event)).toBe('eventId=KXFED-26DEC')
    expect(clusterQuery({ ...event, sourceExchange: 'kalshi' })).toBe('eventId=kalshi%3AKXFED-26DEC')
    expect(clusterQuery({ ...event, sourceExchange: 'kalshi' }, { min_venues: 3 })).toBe(
      'eventId=kalshi%3AKXFED-26DEC&minVenues=3',
    )
    expect(clusterQuery(event, { eventId: 'polymarket:7' })).toBe('eventId=polymarket%3A7')
  })
})
