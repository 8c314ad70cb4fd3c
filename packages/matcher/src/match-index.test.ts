import type { UnifiedEvent } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from './__fixtures__/catalogue.ts'
import { listing } from './__fixtures__/listing.ts'
import type { Ref } from './edge.ts'
import { match } from './match.ts'
import { createMatchIndex, type PairEdges } from './match-index.ts'
import { type Override, problemOfOverride } from './overrides/rulings.ts'

type Step =
  | { put: UnifiedEvent }
  | { remove: { venue: string; eventId: string } }
  | { overrule: readonly Override[] }
  | 'look'

const refOf = (event: UnifiedEvent) => ({ venue: event.sourceExchange ?? '', eventId: event.id })
const keyOf = ({ venue, eventId }: { venue: string; eventId: string }) => `${venue} ${eventId}`
const pairOf = ({ a, b }: PairEdges) => `${keyOf(a)} ~ ${keyOf(b)}`

/** Overrides about some of the events, as wholes or by a market. */
const overridesOf = (events: readonly UnifiedEvent[]): fc.Arbitrary<readonly Override[]> =>
  fc
    .array(
      fc.record({
        a: fc.constantFrom(...events),
        b: fc.constantFrom(...events),
        relation: fc.constantFrom<Override['relation']>('identity', 'subset', 'overlap', 'none'),
        asWholes: fc.boolean(),
      }),
      { maxLength: 4 },
    )
    .map((drawn) => {
      const valid = drawn.flatMap(({ relation, asWholes, ...ends }): Override[] => {
        const [a, b] = [endOf(ends.a, asWholes), endOf(ends.b, asWholes)]
        return problemOfOverride(a, b, relation) ? [] : [{ a, b, relation }]
      })
      return [
        ...new Map(valid.map((override) => [[override.a, override.b].map(keyOf).sort().join(), override])).values(),
      ]
    })

const endOf = (event: UnifiedEvent, asWhole: boolean): Ref => {
  const marketId = event.markets[0]?.marketId
  return { ...refOf(event), ...(!asWhole && marketId !== undefined && { marketId }) }
}

/** Events come, change and go in any order, and an operator overrules; now and then somebody looks. */
const history: fc.Arbitrary<Step[]> = fc
  .tuple(catalogue, catalogue)
  .map((versions) => versions.flat())
  .filter((events) => events.length > 0)
  .chain((events) =>
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...events).map((put): Step => ({ put })) },
        { weight: 1, arbitrary: fc.constantFrom(...events).map((event): Step => ({ remove: refOf(event) })) },
        { weight: 1, arbitrary: overridesOf(events).map((overrule): Step => ({ overrule })) },
        { weight: 1, arbitrary: fc.constant<Step>('look') },
      ),
      { minLength: events.length, maxLength: 3 * events.length },
    ),
  )

describe('a match index', () => {
  it('holds what matching all its events at once gives, whatever came before', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const index = createMatchIndex()
        const events = new Map<string, UnifiedEvent>()
        const seen = new Map<string, PairEdges>()
        let overrides: readonly Override[] = []
        const look = () => {
          for (const pair of index.changes()) {
            if (pair.edges.length > 0) seen.set(pairOf(pair), pair)
            else seen.delete(pairOf(pair))
          }
        }
        for (const step of steps) {
          if (step === 'look') look()
          else if ('put' in step) {
            index.put(step.put)
            events.set(keyOf(refOf(step.put)), step.put)
          } else if ('overrule' in step) {
            overrides = step.overrule
            index.overrule(overrides)
          } else {
            index.remove(step.remove)
            events.delete(keyOf(step.remove))
          }
        }
        look()
        const expected = match([...events.values()], { overrides })
        expect([...index.pairs()].flatMap(({ edges }) => edges)).toEqual(expected)
        const followed = [...seen].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, { edges }]) => edges)
        expect(new Set(followed.map((edge) => JSON.stringify(edge)))).toEqual(
          new Set(expected.map((edge) => JSON.stringify(edge))),
        )
      }),
    )
  })

  it('yields only pairs that may have changed', () => {
    const index = createMatchIndex()
    const ask = (venue: string, id: string, title: string) => listing(venue, { id, title })
    index.put(ask('kalshi', 'K1', 'Will Keir Starmer resign before July 1, 2027?'))
    index.put(ask('polymarket', 'P1', 'Will Keir Starmer resign by June 30, 2027?'))
    index.put(ask('kalshi', 'K2', 'Will Bitcoin be above $90,000 on March 5, 2027?'))
    expect([...index.changes()].map(pairOf)).toEqual(['kalshi K1 ~ polymarket P1'])
    expect([...index.changes()]).toEqual([])

    index.put(ask('polymarket', 'P2', 'Will Bitcoin be above $90k on March 5, 2027?'))
    expect([...index.changes()].map(pairOf)).toEqual(['kalshi K2 ~ polymarket P2'])

    index.remove({ venue: 'kalshi', eventId: 'K1' })
    expect([...index.changes()]).toEqual([
      { a: { venue: 'kalshi', eventId: 'K1' }, b: { venue: 'polymarket', eventId: 'P1' }, edges: [] },
    ])
  })

  it('moves games when a later listing shows how late a venue closes', () => {
    const index = createMatchIndex()
    const games = [
      ['Yankees', 'Brewers', '2027-05-10', '2027-05-13'],
      ['Dodgers', 'Padres', '2027-05-11', '2027-05-14'],
    ] as const
    for (const [home, away, , closes] of games) {
      index.put(listing('kalshi', { id: home, title: `${home} vs. ${away}`, closes }))
    }
    expect([...index.pairs()]).toEqual([])
    for (const [home, away, day] of games) {
      index.put(listing('polymarket', { id: home, title: `${home} vs. ${away}`, slug: `mlb-${home}-${day}` }))
    }
    expect([...index.pairs()].map(pairOf)).toEqual([
      'kalshi Dodgers ~ polymarket Dodgers',
      'kalshi Yankees ~ polymarket Yankees',
    ])
  })
})
