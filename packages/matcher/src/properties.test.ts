import type { UnifiedEvent } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedMarket, listing } from './__fixtures__/listing.ts'
import { readEvent } from './extract/event.ts'
import { compareRegions } from './extract/region.ts'
import { judge } from './judge.ts'
import { match } from './match.ts'

const pick = <Value>(...values: Value[]) => fc.constantFrom(...values)

/** Questions as venues word them, close enough to each other to be taken for one another. */
const question = fc.oneof(
  fc
    .tuple(
      pick('Keir Starmer', 'Starmer', 'Pedro Sánchez'),
      pick('out by', 'leave office before', 'resign by'),
      pick('June 30, 2027', 'July 1, 2027', '2028'),
    )
    .map((parts) => `Will ${parts.join(' ')}?`),
  fc
    .tuple(
      pick('Bitcoin', 'BTC', 'Ethereum'),
      pick('above', 'below', 'reach', 'dip to'),
      pick('$90k', '$90,000', '$100,000'),
      pick('on March 5, 2027', 'in March 2027'),
    )
    .map(([coin, how, sum, when]) => `Will ${coin} ${how} ${sum} ${when}?`),
  fc
    .tuple(
      pick('Spain', 'France', 'the US'),
      pick('win', 'not win', 'reach the final of', 'finish 2nd in'),
      pick('the 2027 World Cup', 'the World Cup'),
    )
    .map((parts) => `Will ${parts.join(' ')}?`),
  fc
    .tuple(
      pick('Lakers vs. Celtics', 'Celtics vs. Lakers', 'Boston at Los Angeles L'),
      pick('', ': O/U 220.5', ': 1st half'),
    )
    .map((parts) => parts.join('')),
)

const market: fc.Arbitrary<ListedMarket> = fc.record(
  {
    title: question,
    label: pick('Spain', 'Above $90,000', 'Before Jul 1, 2027', 'Celtics', 'Other'),
    closes: pick('2027-07-01T00:00:00Z', '2027-03-05', '2028-01-01T04:59:00Z'),
    outcomes: pick(['Yes', 'No'], ['Lakers', 'Celtics'], []),
  },
  { requiredKeys: ['title'] },
)

const catalogue: fc.Arbitrary<UnifiedEvent[]> = fc
  .array(fc.tuple(pick('kalshi', 'manifold', 'polymarket'), question, fc.array(market, { maxLength: 3 })), {
    maxLength: 8,
  })
  .map((events) =>
    events.map(([venue, title, markets], n) => listing(venue, { id: `e${n}`, title, markets: withIds(markets) })),
  )

const withIds = (markets: readonly ListedMarket[]) => markets.map((one, n) => ({ ...one, id: `m${n}` }))

const turned: Record<string, string> = { subset: 'superset', superset: 'subset' }

describe('whatever a catalogue holds', () => {
  it('gives the same edges in any order', () => {
    fc.assert(
      fc.property(
        catalogue.chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
        ),
        ([events, shuffled]) => {
          expect(JSON.stringify(match(shuffled))).toBe(JSON.stringify(match(events)))
        },
      ),
    )
  })

  it('joins different venues only, each pair of ends once and in order', () => {
    fc.assert(
      fc.property(catalogue, (events) => {
        const edges = match(events)
        const ends = edges.map(({ a, b }) => JSON.stringify([a, b]))
        expect(new Set(ends).size).toBe(ends.length)
        for (const { a, b, confidence } of edges) {
          expect(a.venue < b.venue).toBe(true)
          expect(confidence).toBeGreaterThanOrEqual(0.5)
          expect(confidence).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('relates B to A as A to B', () => {
    fc.assert(
      fc.property(market, market, (one, other) => {
        const [a, b] = [one, other].map(
          (asked, n) => readEvent(listing(`v${n}`, { title: asked.title, markets: [asked] })).markets[0],
        )
        if (!a || !b) throw new Error('not read')
        const [forth, back] = [judge(a, b), judge(b, a)]
        expect(back.relation).toBe(forth.relation && (turned[forth.relation] ?? forth.relation))
        expect(back.confidence).toBeCloseTo(forth.confidence, 9)
      }),
    )
  })

  it('calls identical only what has the same numbers', () => {
    fc.assert(
      fc.property(market, market, (one, other) => {
        const [a, b] = [one, other].map(
          (asked, n) => readEvent(listing(`v${n}`, { title: asked.title, markets: [asked] })).markets[0],
        )
        if (!a?.region || !b?.region || a.fixture || b.fixture || judge(a, b).relation !== 'identity') return
        expect(compareRegions(a.region, b.region)).toBe('equal')
      }),
    )
  })
})

describe('whatever a title holds', () => {
  const character = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    pick(
      'by ',
      'May ',
      '2027',
      ' - ',
      '$',
      '90',
      'k',
      '%',
      '(',
      ')',
      'vs. ',
      'Q3 ',
      'not ',
      '"',
      '¢',
      '1st ',
      '3AM ET',
      '-',
      '–',
      'AK-AL',
      '↑',
      ':',
    ),
  )
  const text = fc.array(character, { maxLength: 20 }).map((parts) => parts.join(''))

  it('reads it without an error', () => {
    fc.assert(
      fc.property(text, text, text, fc.option(text, { nil: undefined }), (id, title, label, closes) => {
        const event = listing('kalshi', {
          id,
          title,
          markets: [{ title, label, ...(closes !== undefined && { closes }) }, { title: label }],
        })
        expect(readEvent(event).venue).toBe('kalshi')
      }),
    )
  })
})
