import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { nameList, nameLists } from './__fixtures__/name-lists.ts'
import { readEvent } from './extract/event.ts'
import type { EventRecord } from './extract/proposition.ts'
import { readRulings } from './overrides/rulings.ts'
import { pairEvents } from './pair-events.ts'
import { fittedWeights } from './score.ts'

const given = { rulings: readRulings([]), weights: fittedWeights }

const withoutGroups = (record: EventRecord): EventRecord => ({
  ...record,
  markets: record.markets.map((market) => ({ ...market, templateGroup: undefined })),
})

const found = (a: EventRecord, b: EventRecord) => {
  const { merging, related } = pairEvents(a, b, given)
  return [...merging, ...related]
    .map(({ a: one, b: other, ...match }) => ({ ...match, ends: [one.ref.marketId, other.ref.marketId] }))
    .sort((x, y) => x.ends.join().localeCompare(y.ends.join()))
}

describe('pairEvents', () => {
  it('matches a list with one name so far to the same list with other names', () => {
    const [asks, title] = ['Will * win the 2027 Blue Sky Cup?', '2027 Blue Sky Cup Winner']
    const one = readEvent(nameList('kalshi', title, asks, ['Mary Blaine', 'Oscar Quarlis', 'Tom Whitcomb']))
    const other = readEvent(nameList('polymarket', title, asks, ['Olga Alder', 'Person B', 'Person C']))
    const [whole, ...more] = pairEvents(one, other, given).related.filter(({ a }) => a.ref.marketId === undefined)
    const { merging } = pairEvents(one, other, given)
    expect([whole, ...more, ...merging].map((match) => match?.relation)).toEqual(['identity'])
  })

  it('excludes nothing by an open question', () => {
    const seats = 'Quibblian election: How many seats will the Zorros win?'
    const open = readEvent(listing('kalshi', { title: seats, markets: [{ title: seats, outcomes: [] }] }))
    const majority = readEvent(
      listing('polymarket', { title: 'Will the Quibbles win a majority in the Quibblian election?' }),
    )
    expect(pairEvents(open, majority, given).related.map(({ relation }) => relation)).not.toContain('disjoint')
  })

  it('finds for each of two opponents whether a woman wins', () => {
    const title = '2028 presidential election: exact result'
    const beats = (one: string, other: string) => ({
      id: one,
      title: `Will ${one} defeat ${other} in the 2028 presidential election?`,
    })
    const [man, woman] = ['Ted Cruz', 'Amy Klobuchar']
    const results = readEvent(listing('kalshi', { title, markets: [beats(man, woman), beats(woman, man)] }))
    const other = readEvent(listing('polymarket', { title: 'Will the next elected US president be a woman?' }))
    const relations = pairEvents(results, other, given).related.map(({ a, relation }) => [a.ref.marketId, relation])
    expect(relations).toContainEqual([woman, 'subset'])
    expect(relations).toContainEqual([man, 'disjoint'])
  })

  it('keeps apart the levels of a ladder that "above" reads as levels to be reached', () => {
    const levels = ['110,000', '120,000', '130,000', '140,000'].map((level) => `Will Bitcoin reach $${level}`)
    const ladder = listing('polymarket', {
      title: 'What price will Bitcoin hit by December 31, 2031?',
      markets: levels.map((title) => ({ id: title, title: `${title} by December 31, 2031?` })),
    })
    const one = listing('kalshi', {
      title: 'Will Bitcoin be above $130,000 by Jan 1, 2032 at 12:00AM ET?',
      markets: [
        {
          title: 'Will Bitcoin be above $130,000 by Jan 1, 2032 at 12:00AM ET? - Above $130,000',
          label: 'Above $130,000',
        },
      ],
    })
    const { merging, related } = pairEvents(readEvent(one), readEvent(ladder), given)
    expect(merging.map(({ b, relation }) => [b.ref.marketId, relation])).toEqual([[levels[2], 'identity']])
    expect(related.map(({ relation }) => relation).sort()).toEqual(['subset', 'subset', 'superset'])
  })

  it('reads "this year" by its market where the event is named after a market of a later year', () => {
    const high = (closes: string) =>
      listing('kalshi', {
        title: 'Will Bitcoin be above $300,000 by Dec 31, 2032?',
        markets: [
          { title: 'Will Bitcoin be above $300,000 by Dec 31, 2032?', closes: '2033-01-01T04:59:00Z' },
          { title: 'How high will Bitcoin get this year? - $150,000 or above', label: '$150,000 or above', closes },
        ],
      })
    const hits = (year: number) => listing('polymarket', { title: `Will Bitcoin hit $150k by December 31, ${year}?` })
    const merged = (closes: string, year: number) =>
      pairEvents(readEvent(high(closes)), readEvent(hits(year)), given).merging.map(({ a }) => a.ref.marketId)
    expect(merged('2032-01-01T04:59:00Z', 2031)).toEqual(['2'])
    expect(merged('2032-01-01T04:59:00Z', 2032)).toEqual([])
    expect(merged('2033-01-01T04:59:00Z', 2032)).toEqual(['2'])
    expect(merged('2033-01-01T04:59:00Z', 2031)).toEqual([])
  })

  it('finds the same for siblings as for each of them alone', () => {
    assert(
      property(nameLists, ([one, other]) => {
        const [a, b] = [readEvent(one), readEvent(other)]
        expect(found(a, b)).toStrictEqual(found(withoutGroups(a), withoutGroups(b)))
      }),
      { numRuns: 80 },
    )
  })
})
