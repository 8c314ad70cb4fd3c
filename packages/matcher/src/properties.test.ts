import type { Relation } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, market, pick } from './__fixtures__/catalogue.ts'
import { listing } from './__fixtures__/listing.ts'
import { assess } from './assess.ts'
import { readEvent } from './extract/event.ts'
import { compareIntervals } from './extract/interval.ts'
import { match } from './match.ts'
import { calibrationKindOf, confidenceOf, fittedWeights } from './score.ts'
import { settings } from './settings.ts'

const negated: Record<string, string> = { subset: 'superset', superset: 'subset' }

const ROUNDING = 1e-4
const leastOf = (relation: Relation) => confidenceOf(settings.minLogOdds, calibrationKindOf(relation), fittedWeights)

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
        for (const { a, b, confidence, relation } of edges) {
          expect(a.venue < b.venue).toBe(true)
          expect(confidence).toBeGreaterThanOrEqual(leastOf(relation) - ROUNDING)
          expect(confidence).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('relates B to A as A to B', () => {
    fc.assert(
      fc.property(market, market, (one, other) => {
        const [a, b] = [one, other].map(
          (listed, n) => readEvent(listing(`v${n}`, { title: listed.title, markets: [listed] })).markets[0],
        )
        if (!a || !b) throw new Error('not read')
        const [forth, back] = [assess(a, b), assess(b, a)]
        expect(back.relation).toBe(forth.relation && (negated[forth.relation] ?? forth.relation))
        expect(back.confidence).toBeCloseTo(forth.confidence, 9)
      }),
    )
  })

  it('calls identical only what has the same numbers', () => {
    fc.assert(
      fc.property(market, market, (one, other) => {
        const [a, b] = [one, other].map(
          (listed, n) => readEvent(listing(`v${n}`, { title: listed.title, markets: [listed] })).markets[0],
        )
        if (!a?.interval || !b?.interval || a.game || b.game || assess(a, b).relation !== 'identity') return
        expect(compareIntervals(a.interval, b.interval)).toBe('equal')
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
