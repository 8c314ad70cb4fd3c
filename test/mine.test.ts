import type { UnifiedEvent } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { listing } from '../packages/matcher/src/__fixtures__/listing.ts'
import { asList } from '../packages/matcher/src/__fixtures__/lists.ts'
import { readEvent } from '../packages/matcher/src/extract/event.ts'
import { createCandidates } from '../scripts/mine/candidates.ts'
import { listPairs } from '../scripts/mine/list-pairs.ts'
import { nicknamesOf } from '../scripts/mine/nicknames.ts'
import { phrasesOf } from '../scripts/mine/phrases.ts'
import { teamCodesOf } from '../scripts/mine/team-codes.ts'

const NAMES = 'Ann Belvar,Tom Zorkan,Mia Quibble,Joe Tarkin,Eve Lumok,Ian Basedo,Kim Vexlo,Ned Fyrwo'.split(',')
const PRICES = NAMES.map((_, at) => 0.4 / (at + 1))

const mined = (events: readonly UnifiedEvent[]) =>
  listPairs(events.map(readEvent))
    .flatMap(phrasesOf)
    .map(({ kind, row, alike }) => ({ kind, row, alike }))
const list = (venue: string, what: string, names = NAMES, prices = PRICES) =>
  asList(venue, venue, { title: `Who will ${what}?`, asks: `Will # ${what}?`, names, prices })

describe('mining two lists of one field', () => {
  it('proposes the words that stand for each other, with what the prices say', () => {
    const one = list('kalshi', 'win the 2031 Brisford regatta')
    expect(mined([one, list('polymarket', 'win the 2031 Thornby regatta')])).toEqual([
      { kind: 'phrase', row: 'brisford = thornby', alike: true },
    ])
    expect(mined([one, list('polymarket', 'win the 2031 Thornby regatta', NAMES, PRICES.toReversed())])).toEqual([
      { kind: 'phrase', row: 'brisford = thornby', alike: false },
    ])
  })

  it('proposes words that one side leaves out', () => {
    expect(
      mined([
        list('kalshi', 'win the 2031 Brisford regatta'),
        list('polymarket', 'win the 2031 Brisford rowing regatta'),
      ]),
    ).toMatchObject([{ kind: 'may be left out', row: 'rowing' }])
  })

  it('proposes the names that the alignment settles, where both ask the same', () => {
    const misspelt = NAMES.map((name) => name.replace('Quibble', 'Quible'))
    const one = list('kalshi', 'win the 2031 Brisford regatta')
    expect(mined([one, list('polymarket', 'win the 2031 Brisford regatta', misspelt)])).toMatchObject([
      { kind: 'name', row: 'Mia Quibble = Mia Quible' },
    ])
    expect(mined([one, list('polymarket', 'win the 2031 Thornby regatta', misspelt)])).toMatchObject([
      { kind: 'phrase' },
    ])
  })

  it('proposes nothing between other years, other stages, lists of one venue or other fields', () => {
    const one = list('kalshi', 'win the 2031 Brisford regatta')
    const others = NAMES.map((name) => `${name.slice(4)} Elsewhere`)
    expect(mined([one, list('polymarket', 'win the 2033 Thornby regatta')])).toEqual([])
    expect(mined([one, list('polymarket', 'reach the final of the 2031 Thornby regatta')])).toEqual([])
    expect(mined([one, { ...list('kalshi', 'win the 2031 Thornby regatta'), id: 'other' }])).toEqual([])
    expect(mined([one, list('polymarket', 'win the 2031 Thornby regatta', others)])).toEqual([])
  })
})

describe('mining codes and nicknames', () => {
  it('proposes the codes of a game in tickers and slugs that no table has', () => {
    const game = listing('kalshi', {
      id: 'KXNBAGAME-31MAR01BOSQQX',
      title: 'Boston at Quibbleton',
      markets: [
        { id: 'KXNBAGAME-31MAR01BOSQQX-BOS', title: 'Boston at Quibbleton Winner?', label: 'Boston' },
        { id: 'KXNBAGAME-31MAR01BOSQQX-QQX', title: 'Boston at Quibbleton Winner?', label: 'Quibbleton' },
      ],
    })
    expect(teamCodesOf(game, readEvent(game)).map(({ row }) => row)).toEqual(['nba: QQX = Quibbleton'])
    const slug = listing('polymarket', { title: 'Celtics vs. Quibblers', slug: 'nba-bos-qbl-2031-03-01' })
    expect(teamCodesOf(slug, readEvent(slug)).map(({ row }) => row)).toEqual(['nba: QBL = quibblers'])
  })

  it('proposes what a title states in brackets or quotes, but no part of an address', () => {
    const rows = (title: string) => nicknamesOf(title).map(({ row }) => row)
    expect(rows('Will the Zorrolan Grain Board (ZGB) meet in 2031?')).toEqual(['zgb = zorrolan grain board'])
    expect(rows('Will Zorro "Tavi" Quibble run in 2031?')).toEqual(['tavi = zorro quibbl'])
    expect(rows('Will Zorrolan.com close in 2031?')).toEqual([])
  })
})

describe('the rows proposed', () => {
  const witness = { kind: 'phrase', row: 'brisford = thornby' }

  it('count titles that differ in numbers alone once, and keep the first as an example', () => {
    const candidates = createCandidates()
    candidates.add('one', { ...witness, titles: ['Brisford 2031', 'Thornby 2031'], alike: true })
    candidates.add('one', { ...witness, titles: ['Brisford 2032', 'Thornby 2032'], alike: true })
    candidates.add('two', { ...witness, titles: ['Brisford regatta', 'Thornby regatta'] })
    expect(candidates.rows(1)).toEqual([
      {
        ...witness,
        witnesses: 2,
        priced: { agree: 1, contradict: 0 },
        sets: 2,
        example: 'Brisford 2031 | Thornby 2031',
      },
    ])
    expect(candidates.rows(3)).toEqual([])
  })

  it('leave out what prices contradict more often than they support it', () => {
    const candidates = createCandidates()
    candidates.add('one', { ...witness, titles: ['a', 'b'], alike: false })
    expect(candidates.rows(1)).toEqual([])
    candidates.add('one', { ...witness, titles: ['c', 'd'], alike: true })
    expect(candidates.rows(1)).toHaveLength(1)
  })
})
