import { describe, expect, it } from 'vitest'
import { parseClusterQuery } from './cluster-query.ts'

const parse = (query: string) => parseClusterQuery(new URLSearchParams(query))
const defaults = {
  minConfidence: 0,
  withOrderbook: false,
  includeRawMatches: false,
  view: 'compact',
  pretty: false,
  sort: 'volume',
  limit: 50,
  offset: 0,
}

describe('the query', () => {
  it('has defaults', () => {
    expect(parse('')).toEqual(defaults)
  })

  it.each([
    ['eventId=kalshi:A', { eventId: 'kalshi:A' }],
    ['event_id=0012', { eventId: '0012' }],
    ['slug=2026', { slug: '2026' }],
    ['url=https%3A%2F%2Fkalshi.example.test%2Fa%3Fb%3Dc', { url: 'https://kalshi.example.test/a?b=c' }],
    ['query=fed+rate', { query: 'fed rate' }],
    ['category=Politics', { category: 'Politics' }],
    ['relation=complement', { relation: 'complement' }],
    ['relations=identity,subset', { relations: ['identity', 'subset'] }],
    ['relations=identity&relations=subset', { relations: ['identity', 'subset'] }],
    ['minConfidence=0.75', { minConfidence: 0.75 }],
    ['min_confidence=1', { minConfidence: 1 }],
    ['minConfidence=1e-05', { minConfidence: 0.00001 }],
    ['minConfidence=.5', { minConfidence: 0.5 }],
    ['venues=kalshi,%20Polymarket', { venues: ['kalshi', 'polymarket'] }],
    ['venues=kalshi,limitless&venues=manifold', { venues: ['kalshi', 'limitless', 'manifold'] }],
    ['excludeVenues=kalshi&exclude_venues=manifold', { excludeVenues: ['kalshi', 'manifold'] }],
    ['min_venues=3', { minVenues: 3 }],
    ['with_orderbook=true', { withOrderbook: true }],
    ['withOrderbook=1', { withOrderbook: true }],
    ['withOrderbook=false', { withOrderbook: false }],
    ['include_raw_matches=0', { includeRawMatches: false }],
    ['includeRawMatches=true', { includeRawMatches: true }],
    ['sort=confidence', { sort: 'confidence' }],
    ['limit=500&offset=7', { limit: 500, offset: 7 }],
    ['edge_limit=1', { edgeLimit: 1 }],
    ['view=full', { view: 'full' }],
    ['pretty=true', { pretty: true }],
    ['market_limit=3', { marketLimit: 3 }],
    ['updatedSince=2026-03-01T12:00:00Z', { updatedSince: 1772366400000 }],
    ['updated_since=2026-03-01T12:00:00.123456', { updatedSince: 1772366400123 }],
    ['updatedSince=2026-03-01T14:00:00%2B02:00', { updatedSince: 1772366400000 }],
    ['updatedSince=2026-03-01', { updatedSince: 1772323200000 }],
    ['updatedSince=2026-03-01T12:00Z', { updatedSince: 1772366400000 }],
    ['updatedSince=2026-03-01t12:00:00z', { updatedSince: 1772366400000 }],
    ['updatedSince=2026-03-01T12:00:00%2B0000', { updatedSince: 1772366400000 }],
    ['updatedSince=2026-03-01T14:00:00+02:00', { updatedSince: 1772366400000 }],
    ['updatedSince=2026-03-01%2012:00:00', { updatedSince: 1772366400000 }],
    ['updatedSince=1772366400', { updatedSince: 1772366400000 }],
    ['updatedSince=1772366400000', { updatedSince: 1772366400000 }],
    ['withOrderbook=True&includeRawMatches=FALSE', { withOrderbook: true, includeRawMatches: false }],
    [
      'relation=Identity&relations[]=Subset&relations[]=identity',
      { relation: 'identity', relations: ['subset', 'identity'] },
    ],
    ['sort=Confidence', { sort: 'confidence' }],
    ['venues=,&relations=&excludeVenues[]=', {}],
  ])('reads %s', (query, expected) => {
    expect(parse(query)).toEqual({ ...defaults, ...expected })
  })

  it.each([
    ['colour=red', 'colour'],
    ['EventId=a', 'EventId'],
    ['toString=a', 'toString'],
    ['__proto__=a', '__proto__'],
    ['constructor=a', 'constructor'],
    ['eventId=', 'eventId'],
    ['eventId=a&event_id=b', 'eventId'],
    ['slug=a&slug=b', 'slug'],
    ['relation=same', 'relation'],
    ['relation=identity,subset', 'relation'],
    ['relations=identity,same', 'relations'],
    ['minConfidence=1.1', 'minConfidence'],
    ['min_confidence=-0.1', 'min_confidence'],
    ['minConfidence=half', 'minConfidence'],
    ['minConfidence=NaN', 'minConfidence'],
    ['minConfidence=.', 'minConfidence'],
    ['limit=0x10', 'limit'],
    ['limit=1e999', 'limit'],
    ['minVenues=1.5', 'minVenues'],
    ['withOrderbook=yes', 'withOrderbook'],
    ['include_raw_matches=on', 'include_raw_matches'],
    ['updatedSince=yesterday', 'updatedSince'],
    ['updatedSince=2026-02-30T00:00:00Z', 'updatedSince'],
    ['sort=title', 'sort'],
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['limit=', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['offset=-1', 'offset'],
    ['edgeLimit=0', 'edgeLimit'],
    ['view=small', 'view'],
    ['marketLimit=-1', 'marketLimit'],
  ])('refuses %s and names the field', (query, field) => {
    expect(() => parse(query)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_ERROR', field, message: expect.stringContaining(field) }),
    )
  })
  it('shows the form of an instant in the error', () => {
    expect(() => parse('updatedSince=17000')).toThrow(
      'updatedSince: expected an ISO 8601 date or date-time such as 2026-03-01T12:00:00Z',
    )
  })
})
