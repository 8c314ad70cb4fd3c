import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidOverride, parseOverrides } from './parse-overrides.ts'
import type { Override } from './rulings.ts'

const a = { venue: 'kalshi', eventId: 'E', marketId: 'E-1' }
const b = { venue: 'polymarket', eventId: '7', marketId: '70' }
const line = (value: unknown) => JSON.stringify(value)

function problemOf(text: string): Pick<InvalidOverride, 'line' | 'field' | 'message'> {
  try {
    parseOverrides(text)
  } catch (error) {
    if (error instanceof InvalidOverride) return { line: error.line, field: error.field, message: error.message }
  }
  throw new Error('nothing is wrong with it')
}

describe('parseOverrides', () => {
  it('reads one override per line and skips blank ones', () => {
    const text = `${line({ a, b, relation: 'subset', note: 'by hand' })}\n\n${line({ a: { venue: 'kalshi', eventId: 'F' }, b: { venue: 'manifold', eventId: 'x' }, relation: 'none' })}\n`
    expect(parseOverrides(text)).toEqual([
      { a, b, relation: 'subset', note: 'by hand' },
      { a: { venue: 'kalshi', eventId: 'F' }, b: { venue: 'manifold', eventId: 'x' }, relation: 'none' },
    ])
  })

  it.each([
    ['{', '', 'line 2: not JSON'],
    ['[]', '', 'line 2: expected an object'],
    [
      line({ a, b }),
      'relation',
      'line 2: relation: expected one of identity, complement, subset, superset, overlap, disjoint, none',
    ],
    [
      line({ a, b, relation: 'toString' }),
      'relation',
      'line 2: relation: expected one of identity, complement, subset, superset, overlap, disjoint, none',
    ],
    [line({ a, b, relation: 'none', note: 7 }), 'note', 'line 2: note: expected a text'],
    [line({ a, b, relation: 'none', why: 'x' }), 'why', 'line 2: why: no such field'],
    [line({ a: 'kalshi:E', b, relation: 'none' }), 'a', 'line 2: a: expected an object'],
    [
      line({ a, b: { ...b, eventId: 7 }, relation: 'none' }),
      'b.eventId',
      'line 2: b.eventId: expected a text that is not empty',
    ],
    [
      line({ a: { ...a, venue: '' }, b, relation: 'none' }),
      'a.venue',
      'line 2: a.venue: expected a text that is not empty',
    ],
    [line({ a, b: { ...b, outcomeId: 'x' }, relation: 'none' }), 'b.outcomeId', 'line 2: b.outcomeId: no such field'],
    [
      line({ a, b: { venue: 'polymarket', eventId: '7' }, relation: 'none' }),
      'b',
      'line 2: b: one end is a market, the other an event',
    ],
    [line({ a, b: { ...a, marketId: 'E-2' }, relation: 'none' }), 'b', 'line 2: b: both ends are in one event'],
    [
      line({ a, b: { ...b, venue: 'kalshi' }, relation: 'identity' }),
      'b',
      'line 2: b: both ends are on one venue, where pairs can only be forbidden',
    ],
  ])('refuses %s', (text, field, message) => {
    expect(problemOf(`\n${text}\n`)).toEqual({ line: 2, field, message })
  })

  it('refuses a pair that it knows, in either order', () => {
    const text = [line({ a, b, relation: 'none' }), line({ a: b, b: a, relation: 'identity' })].join('\n')
    expect(problemOf(text)).toEqual({ line: 2, field: '', message: 'line 2: line 1 is about the same pair' })
  })

  it('reads back what is written, and throws nothing else of any text', () => {
    const id = fc.string({ minLength: 1 })
    const ref = (venue: string) => fc.record({ venue: fc.constant(venue), eventId: id, marketId: id })
    const written: fc.Arbitrary<Override> = fc.record(
      {
        a: ref('kalshi'),
        b: ref('polymarket'),
        relation: fc.constantFrom('identity', 'subset', 'none'),
        note: fc.string(),
      },
      { requiredKeys: ['a', 'b', 'relation'] },
    )
    fc.assert(
      fc.property(written, (override) => {
        expect(parseOverrides(line(override))).toEqual([override])
      }),
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        try {
          expect(parseOverrides(text).every(({ relation }) => typeof relation === 'string')).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidOverride)
        }
      }),
    )
  })
})
