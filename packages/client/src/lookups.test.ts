import { describe, expect, it } from 'vitest'
import { lookupCall } from './lookups.ts'
import { lookups } from './types.generated.ts'

const path = (name: keyof typeof lookups, ...args: unknown[]) =>
  decodeURIComponent(lookupCall(lookups[name], args).path)
const clusters = (...args: unknown[]) => path('fetchMatchedEventClusters', ...args).replace(/^[^?]*\??/, '')

const market = { marketId: 'M1', eventId: 'E1', title: 't', outcomes: [], sourceExchange: 'kalshi' }
const event = { id: 'E1', title: 't', slug: 'the-slug', markets: [market] }

describe('lookupCall', () => {
  it('writes camelCase parameters, and the same under snake_case', () => {
    expect(clusters({ minVenues: 2, sort: 'confidence', withOrderbook: false, offset: 0 })).toBe(
      'minVenues=2&sort=confidence&withOrderbook=false&offset=0',
    )
    expect(clusters({ min_confidence: 0.9, include_raw_matches: true, updated_since: '2026-01-01' })).toBe(
      'minConfidence=0.9&includeRawMatches=true&updatedSince=2026-01-01',
    )
  })

  it('joins lists by commas and writes dates as ISO 8601', () => {
    expect(clusters({ venues: ['polymarket', 'kalshi'], updatedSince: new Date(Date.UTC(2026, 0, 2)) })).toBe(
      'venues=polymarket,kalshi&updatedSince=2026-01-02T00:00:00.000Z',
    )
    expect(() => clusters({ updatedSince: new Date(Number.NaN) })).toThrow('updatedSince must be a valid date')
  })

  it('leaves out parameters that are not given', () => {
    expect(path('fetchMatchedEventClusters')).toBe('/v0/matched-event-clusters')
    expect(clusters({})).toBe('')
    expect(clusters(undefined, { query: undefined, limit: 5 })).toBe('limit=5')
  })

  it('takes an event for its id, with its venue where known', () => {
    expect(clusters(event)).toBe('eventId=E1')
    expect(clusters({ ...event, sourceExchange: 'kalshi' }, { min_venues: 3 })).toBe('eventId=kalshi:E1&minVenues=3')
    expect(clusters(event, { eventId: 'polymarket:7' })).toBe('eventId=polymarket:7')
    expect(clusters('kalshi:E1')).toBe('eventId=kalshi:E1')
  })

  it('takes a market for its event, and an event for all its markets', () => {
    expect(clusters(market)).toBe('eventId=kalshi:E1')
    const questions = (...args: unknown[]) => path('fetchMatchedMarketClusters', ...args).replace(/^[^?]*\?/, '')
    expect(questions(market)).toBe('marketId=kalshi:M1')
    expect(questions({ ...event, url: 'https://a.example/e' })).toBe('url=https://a.example/e')
    expect(questions(event)).toBe('slug=the-slug')
    expect(() => questions({ ...event, slug: null })).toThrow('marketId must be an event or a market')
  })

  it('writes the id of an item into the path', () => {
    expect(lookupCall(lookups.fetchMatchesOfMarket, [market, { minConfidence: 0.5 }]).path).toBe(
      '/v0/markets/kalshi%3AM1/matches?minConfidence=0.5',
    )
    expect(path('fetchCatalogueEvent', 'https://a.example/e?x=1')).toBe('/v0/events/https://a.example/e?x=1')
    expect(() => path('fetchCatalogueEvent')).toThrow('id must be an event, a market or an id')
  })

  it('sends a change once, with its verb, and the body of a POST apart from the path', () => {
    expect(lookupCall(lookups.replayWebhook, ['wh_1/2', { since: 17 }])).toEqual({
      ...{ path: '/v0/webhooks/wh_1%2F2/replay', verb: 'POST', body: { since: 17 }, repeatable: false },
    })
    expect(lookupCall(lookups.createWebhook, [{ url: 'https://a.example', exclude_venues: ['mock'] }])).toMatchObject({
      ...{ path: '/v0/webhooks', body: { url: 'https://a.example', excludeVenues: ['mock'] } },
    })
    expect(lookupCall(lookups.removeOverride, ['kalshi:E1/M1', 'polymarket:7'])).toEqual({
      ...{ path: '/v0/overrides?a=kalshi%3AE1%2FM1&b=polymarket%3A7', verb: 'DELETE', repeatable: false },
    })
    expect(() => lookupCall(lookups.deleteWebhook, [])).toThrow('webhookId must be an id')
  })

  it('takes two items', () => {
    expect(path('explainPair', { ...event, sourceExchange: 'kalshi' }, 'polymarket:61243')).toBe(
      '/v0/explain?a=kalshi:E1&b=polymarket:61243',
    )
  })
})
