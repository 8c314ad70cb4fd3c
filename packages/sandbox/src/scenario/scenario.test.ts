import { describe, expect, it } from 'vitest'
import { venues as registry } from '../registry.generated.ts'
import type { MarketKey, SandboxVenue, Scenario, ScenarioEvent } from '../scenario.ts'
import { assemble } from './assemble.ts'
import { group, near } from './families/draft.ts'
import { deadlines, yesNo } from './families/options.ts'
import { question } from './families/question.ts'
import { scenario } from './index.ts'

const VENUES = Object.keys(registry) as SandboxVenue[]
const { events, truth } = scenario
const markets = events.flatMap((event) => event.markets.map((market) => ({ event, market })))
const keyOf = ({ venue, marketId }: MarketKey) => `${venue} ${marketId}`
const both = ({ a, b }: { a: MarketKey; b: MarketKey }) => `${keyOf(a)} | ${keyOf(b)}`
const byKey = new Map(markets.map(({ event, market }) => [`${event.venue} ${market.id}`, { event, market }]))
const repeated = (names: readonly string[]) => names.filter((name, position) => names.indexOf(name) < position)

describe('the scenario', () => {
  it('is large enough, on every venue', () => {
    expect(events.length).toBeGreaterThanOrEqual(220)
    expect(markets.length).toBeGreaterThanOrEqual(1_600)
    expect([...new Set(events.map(({ venue }) => venue))].sort()).toEqual(VENUES)
  })

  it('gives every event and market an id and a slug of its own, in the style of the venue', () => {
    for (const venue of VENUES) {
      const own = events.filter((event) => event.venue === venue)
      expect(repeated(own.map(({ id }) => id))).toEqual([])
      expect(repeated(own.map(({ slug }) => slug))).toEqual([])
      expect(repeated(own.flatMap((event) => event.markets.map(({ id }) => id)))).toEqual([])
      expect(repeated(own.flatMap((event) => event.markets.map(({ slug }) => slug)))).toEqual([])
      for (const event of own) {
        const { ids } = registry[venue].style
        expect(event.id).toMatch(ids.event)
        for (const market of event.markets) expect(market.id).toMatch(ids.market)
      }
    }
  })

  it('leaves no template and no empty text', () => {
    for (const { event, market } of markets) {
      const texts = [event.title, event.slug, market.title, market.slug, market.label ?? '-', event.subtitle ?? '-']
      expect(texts.filter((text) => text.trim() === '' || /[{}]|undefined|NaN/.test(text))).toEqual([])
      if (event.venue !== 'predictit') expect(market.rules.length).toBeGreaterThan(20)
    }
  })

  it('opens what is open before it begins and closes it after', () => {
    for (const { market } of markets) {
      expect(market.opens < scenario.begins).toBe(true)
      expect(market.closes > market.opens).toBe(true)
      expect(market.closes > scenario.begins).toBe(market.status === 'open')
      expect(market.winner !== undefined).toBe(market.status === 'resolved')
    }
  })

  it('prices options of which one wins to about one together', () => {
    for (const event of events.filter(({ exclusive }) => exclusive)) {
      const sum = event.markets.reduce((total, { fair }) => total + fair, 0)
      expect([event.title, sum > 0.9 && sum < 1.15]).toEqual([event.title, true])
    }
  })

  it('prices twins alike and opposites oppositely', () => {
    for (const { a, b, relation } of truth.pairs) {
      const [one, other] = [byKey.get(keyOf(a))?.market.fair ?? 0, byKey.get(keyOf(b))?.market.fair ?? 0]
      expect(Math.abs(one - (relation === 'identity' ? other : 1 - other))).toBeLessThan(0.03)
    }
  })
})

describe('the truth', () => {
  it('holds groups in every shape', () => {
    expect(truth.groups.length).toBeGreaterThanOrEqual(55)
    expect([...new Set(truth.groups.map(({ shape }) => shape))].sort()).toEqual([
      'deadline-wording',
      'event-per-option',
      'inverted-polarity',
      'ladder-and-brackets',
      'other-names',
      'same-options',
      'seasons',
      'swapped-sides',
      'team-outcomes',
      'three-way',
      'time-zones',
    ])
    expect(repeated(truth.groups.map(({ name }) => name))).toEqual([])
    const sizes = truth.groups.map((group) => new Set(group.events.map(({ venue }) => venue)).size)
    expect([...new Set(sizes)]).toEqual(expect.arrayContaining([2, 3, 4, 5]))
  })

  it('holds near misses of many kinds and every relation', () => {
    expect(truth.nearMisses.length).toBeGreaterThanOrEqual(90)
    expect(new Set(truth.nearMisses.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(40)
    expect([...new Set(truth.nearMisses.map(({ relation }) => relation))].sort()).toEqual([
      'disjoint',
      'none',
      'overlap',
      'subset',
      'superset',
    ])
  })

  it('names markets that exist, of two venues in order', () => {
    for (const { a, b } of [...truth.pairs, ...truth.nearMisses]) {
      expect(byKey.get(keyOf(a))?.event.id).toBe(a.eventId)
      expect(byKey.get(keyOf(b))?.event.id).toBe(b.eventId)
      expect(a.venue < b.venue).toBe(true)
    }
  })

  it('says one thing of a pair', () => {
    expect(repeated([...truth.pairs, ...truth.nearMisses].map(both))).toEqual([])
  })

  it('joins by its pairs exactly the events of its groups', () => {
    const declared = truth.groups.map((group) => group.events.map(({ venue, eventId }) => `${venue} ${eventId}`).sort())
    expect(joined(scenario).sort()).toEqual(declared.sort())
  })

  it('has complements and identities both', () => {
    expect(truth.pairs.filter(({ relation }) => relation === 'identity').length).toBeGreaterThan(500)
    expect(truth.pairs.filter(({ relation }) => relation === 'complement').length).toBeGreaterThan(30)
  })
})

describe('assemble', () => {
  const base = { category: 'world', tags: [], closes: '2026-12-31', fact: 'it rains' } as const
  const rain = question({
    ...base,
    key: 'rain',
    options: deadlines('2026-12-31 0.3'),
    listings: [
      { venue: 'polymarket', ask: 'Rain by {by}?' },
      { venue: 'kalshi', ticker: 'KXRAIN-27', ask: 'Will it rain before {before}?', label: 'Before 2027' },
      { venue: 'manifold', ask: 'Dry through 2026?', opposite: true },
    ],
  })
  const snow = question({
    ...base,
    key: 'snow',
    options: yesNo(0.1),
    listings: [{ venue: 'kalshi', ticker: 'KXSNOW-27', ask: 'Snow?' }],
  })

  it('pairs equal keys as identity and opposite ones as complement', () => {
    const { truth } = assemble({
      begins: '2026-11-21T00:00:00Z',
      topics: [{ groups: [group('rain', 'deadline-wording', rain)] }],
    })
    expect(truth.pairs.map(({ a, b, relation }) => [a.venue, b.venue, relation])).toEqual([
      ['kalshi', 'polymarket', 'identity'],
      ['kalshi', 'manifold', 'complement'],
      ['manifold', 'polymarket', 'complement'],
    ])
  })

  it('turns a near miss around where the venues are out of order', () => {
    const nearMisses = [near('weather', 'subset', 'polymarket rain by 2026-12-31', 'kalshi snow')]
    const { truth, events } = assemble({
      begins: '2026-11-21T00:00:00Z',
      topics: [{ others: [...rain, ...snow], nearMisses }],
    })
    expect(truth.nearMisses).toEqual([
      {
        kind: 'weather',
        relation: 'superset',
        a: { venue: 'kalshi', eventId: 'KXSNOW-27', marketId: 'KXSNOW-27' },
        b: { venue: 'polymarket', eventId: events[0]?.id, marketId: events[0]?.markets[0]?.id },
      },
    ])
  })

  it('keeps the keys to itself', () => {
    expect(JSON.stringify(scenario.events)).not.toContain('"key"')
  })

  it('refuses a near miss of a market that is not there', () => {
    const nearMisses = [near('weather', 'none', 'polymarket hail', 'kalshi snow')]
    expect(() => assemble({ begins: '', topics: [{ others: snow, nearMisses }] })).toThrow('polymarket hail')
  })
})

/** The events that pairs join, as sorted lists of `venue id`. */
function joined({ truth: { pairs } }: Scenario): string[][] {
  const sets = new Map<string, Set<string>>()
  for (const { a, b } of pairs) {
    const names = [a, b].map(
      ({ venue, eventId }: { venue: string; eventId: ScenarioEvent['id'] }) => `${venue} ${eventId}`,
    )
    const together = new Set(names.flatMap((name) => [name, ...(sets.get(name) ?? [])]))
    for (const name of together) sets.set(name, together)
  }
  return [...new Set(sets.values())].map((set) => [...set].sort())
}
