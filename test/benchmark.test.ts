import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gather, type ListedMarket, nameOptions, yesAndNo } from '../scripts/benchmark/catalogue.ts'
import { rebuilders } from '../scripts/benchmark/rebuilders.ts'
import { readSources, type Source } from '../scripts/benchmark/source.ts'

const folder = new URL('../benchmark/', import.meta.url)
const sets = readSources()

describe.each(sets)('the published set $set', ({ set, sources, notRebuilt }) => {
  it('states its sources, and is rebuilt from a commit or says why not', () => {
    expect(sources.length).toBeGreaterThan(0)
    expect(rebuilders.has(set)).toBe(notRebuilt === undefined)
    if (notRebuilt === undefined) expect(sources[0]?.commit).toMatch(/^[0-9a-f]{7,40}$/)
  })

  it('has labels of ids, relation, certainty and reason, and no other field', () => {
    const lines = readFileSync(new URL(`labels/${set}.jsonl`, folder), 'utf8')
      .trimEnd()
      .split('\n')
    for (const line of lines) {
      const { a, b, relation, certainty, note, ...others } = JSON.parse(line)
      expect(others).toEqual({})
      for (const { venue, eventId, marketId, ...more } of [a, b]) {
        expect([typeof venue, typeof eventId, typeof (marketId ?? ''), more]).toEqual([
          'string',
          'string',
          'string',
          {},
        ])
      }
      expect(['identity', 'complement', 'subset', 'superset', 'overlap', 'disjoint', 'none']).toContain(relation)
      expect(['certain', 'likely', 'arguable']).toContain(certainty)
      // Rules of venues are longer.
      expect((note ?? '').length).toBeLessThanOrEqual(200)
    }
    const row = readFileSync(new URL('README.md', folder), 'utf8')
      .split('\n')
      .find((one) => one.includes(`\`${set}\` |`))
    expect(row).toContain(`| ${lines.length.toLocaleString('en-US')} |`)
  })
})

it('publishes no label file without a source', () => {
  const files = readdirSync(new URL('labels/', folder)).map((name) => name.replace(/\.jsonl$/, ''))
  expect(files.sort()).toEqual(sets.map(({ set }) => set).sort())
  expect(existsSync(new URL('../CITATION.cff', import.meta.url))).toBe(true)
})

/** A source of these files. */
const sourceOf = (files: Record<string, unknown>): Source => ({
  text: async (path) => String(files[path]),
  json: async <T>(path: string) => files[path] as T,
})

describe('a rebuilt catalogue', () => {
  it('has one event per pair end where the source has no events', async () => {
    const pair = {
      venue_a: 'polymarket',
      market_a_id: '1',
      question_a: 'A?',
      venue_b: 'kalshi',
      market_b_id: 'K',
      question_b: ' B?',
    }
    const events = await rebuilders.get('near-miss-2026-06')?.(
      sourceOf({ 'data/discovery/discovery_cache.json': { x: pair, y: pair } }),
    )
    expect(events).toEqual([
      {
        sourceExchange: 'kalshi',
        id: 'K',
        title: 'B?',
        markets: [{ marketId: 'K', title: 'B?', outcomes: yesAndNo('K') }],
      },
      {
        sourceExchange: 'polymarket',
        id: '1',
        title: 'A?',
        markets: [{ marketId: '1', title: 'A?', outcomes: yesAndNo('1') }],
      },
    ])
  })

  it('puts the bid of No below its ask, whatever the source has', async () => {
    const category = {
      id: 'rain',
      title: 'Rain?',
      description: '',
      endsAt: '2027-01-01T05:00:00.000Z',
      status: 'OPEN',
      tags: [],
    }
    const statistics = { volumeTotalUsd: 9, volume24hUsd: 2 }
    const predict = {
      id: '7',
      question: 'Rain in May?',
      category,
      statistics,
      orderbook: { bestBid: 0.2, bestAsk: 0.3 },
    }
    const polymarket = {
      ...predict,
      id: 'poly_8',
      sourceUrl: 'https://example.test/market/rain-in-may',
      orderbook: null,
    }
    const none = { bid: null, ask: null, price: null }
    const pricing = { polymarket: { yes: none, no: none } }
    const events = await rebuilders.get('predict-2026-01')?.(
      sourceOf({ 'site/data/markets_pairs.json': { pairs: [{ predict, polymarket, pricing }] } }),
    )
    expect(events?.find(({ sourceExchange }) => sourceExchange === 'predict')?.markets[0]).toMatchObject({
      resolutionDate: '2027-01-01T05:00:00Z',
      outcomes: [
        { outcomeId: '7:YES', price: 0.25, bestBid: 0.2, bestAsk: 0.3 },
        { outcomeId: '7:NO', price: 0.75, bestBid: 0.7, bestAsk: 0.8 },
      ],
    })
  })

  it('names the option where siblings share a title', () => {
    const market = (marketId: string, title: string, subtitle: string): ListedMarket => ({
      marketId,
      title,
      subtitle,
      outcomes: [],
    })
    const titles = (...markets: ListedMarket[]) => nameOptions(markets).map(({ title }) => title)
    expect(titles(market('1', 'Winner?', 'Ann'), market('2', 'Winner?', 'Bea'), market('3', 'Other?', 'Cy'))).toEqual([
      'Winner? - Ann',
      'Winner? - Bea',
      'Other?',
    ])
    expect(titles(market('1', 'Who wins?', 'Ann'))).toEqual(['Who wins? - Ann'])
    expect(titles(market('1', 'Will Ann win?', 'Ann'))).toEqual(['Will Ann win?'])
  })

  it('keeps the first of markets with one id', () => {
    const event = (title: string) => ({
      sourceExchange: 'x',
      id: 'e',
      title: 'E',
      markets: [{ marketId: 'm', title, outcomes: [] }],
    })
    expect(gather([event('first'), event('second')])[0]?.markets.map(({ title }) => title)).toEqual(['first'])
  })
})
