import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileTexts, matchHostilePair } from './__fixtures__/hostile-pair.ts'
import { listing } from './__fixtures__/listing.ts'
import { readEvent } from './extract/event.ts'
import { match } from './match.ts'
import { createMatchIndex } from './match-index.ts'
import { settings } from './settings.ts'

const starmer = [
  listing('kalshi', { id: 'K1', title: 'Will Keir Starmer resign before July 1, 2027?' }),
  listing('polymarket', { id: 'P1', title: 'Will Keir Starmer resign by June 30, 2027?' }),
]

describe('a word that every object answers to', () => {
  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])('%s is read as a word', (word) => {
    const title = `Will McLaren be the 2027 F1 ${word} champion?`
    const edges = match([listing('kalshi', { title }), listing('polymarket', { title })])
    expect(edges.map(({ relation }) => relation)).toEqual(['identity'])
  })

  it('matches the F1 Constructor Champion of two venues', () => {
    const label = 'McLaren'
    const kalshi = listing('kalshi', {
      title: '2026 F1 Constructor Champion',
      markets: [{ title: 'F1 Constructor Champion', label }],
    })
    const polymarket = listing('polymarket', {
      title: '2026 F1 Constructors Champion',
      markets: [{ title: 'Will McLaren be the 2026 F1 Constructors Champion?', label }],
    })
    const index = createMatchIndex()
    for (const event of [kalshi, polymarket, ...starmer]) index.put(event)
    const found = [...index.pairs()].map(({ a, b }) => `${a.eventId} ~ ${b.eventId}`)
    expect(found).toEqual(['K1 ~ P1', 'kalshi-1 ~ polymarket-1'])
    expect(index.omitted()).toEqual([])
  })
})

describe('an event that cannot be read', () => {
  /** An event that no adapter makes, so that reading fails. */
  const broken = { ...listing('manifold', { id: 'M1', title: `Will\u001b it ${'x'.repeat(300)}?` }), markets: [{}] }

  it('is left out and reported while all others are matched', () => {
    const index = createMatchIndex()
    for (const event of [starmer[0], broken, starmer[1]]) index.put(event as (typeof starmer)[number])
    expect([...index.changes()].map(({ a, b }) => `${a.eventId} ~ ${b.eventId}`)).toEqual(['K1 ~ P1'])
    const [omitted, ...others] = index.omitted()
    expect(others).toEqual([])
    expect(omitted).toMatchObject({ venue: 'manifold', eventId: 'M1' })
    expect(omitted?.title).toBe(`Will  it ${'x'.repeat(191)}`)
    expect(omitted?.reason).toMatch(/^reading it failed: /)
  })

  it('is no longer reported once it can be read, or is gone', () => {
    const index = createMatchIndex()
    index.put(broken as unknown as (typeof starmer)[number])
    expect(index.omitted()).toHaveLength(1)
    index.put(listing('manifold', { id: 'M1', title: 'Will it rain?' }))
    expect(index.omitted()).toEqual([])
    index.put(broken as unknown as (typeof starmer)[number])
    index.remove({ venue: 'manifold', eventId: 'M1' })
    expect(index.omitted()).toEqual([])
  })
})

describe('a text that is too long', () => {
  it('is read up to its bound, however long it is', () => {
    const title = `Will Keir Starmer resign by June 30, 2027? ${'İ'.repeat(40_000)}`
    const cut = title.slice(0, settings.lengths.maxTitle)
    expect(readEvent(listing('kalshi', { title })).title).toBe(cut)
    expect(readEvent(listing('kalshi', { title }))).toEqual(readEvent(listing('kalshi', { title: cut })))
  })

  it('loses no label, outcome or rule that is not too long', () => {
    const market = {
      title: 'Who?',
      label: 'Spain',
      outcomes: ['Yes', 'No'],
      rules: 'If Spain wins, this resolves to Yes.',
    }
    const long = listing('kalshi', {
      title: 'x'.repeat(2000),
      markets: [market, { ...market, title: 'y'.repeat(2000) }],
    })
    const [first, second] = readEvent(long).markets
    expect(first?.answer?.label).toBe('Spain')
    expect(second).toMatchObject({ title: 'y'.repeat(1000), yes: '2#0', no: '2#1' })
  })
})

describe('whatever titles hold', () => {
  it('every event is read and compared', () => {
    fc.assert(
      fc.property(hostileTexts, (texts) => {
        expect(matchHostilePair(texts).omitted()).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
