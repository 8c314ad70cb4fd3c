import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from '../__fixtures__/catalogue.ts'
import { type Listing, listing } from '../__fixtures__/listing.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'
import { match } from '../match.ts'

/** The relation of two listings of a title, each alone on its venue; undefined where there is no edge. */
function relationOfListings(one: Listing, other: Listing) {
  const [a, b] = [listing('kalshi', one), listing('polymarket', other)]
  return match([a, b])[0]?.relation
}

const contest = pick(
  'Will Arsenal win the Premier League?',
  'Will the Lakers win the NBA championship?',
  'Will Ann Roe win the Ohio Senate election?',
  'Will Ann Roe win the election in Peru?',
  'Will Ann Roe be the Democratic nominee for governor of Ohio?',
  'Will Dune win Best Picture?',
  'Will Ann Roe attend the Oscars?',
)
const day = (year: number, more = 0) => new Date(Date.UTC(year, 4, 30 + more)).toISOString().slice(0, 10)

it('a listing that ends long before a year is not about that year', () => {
  const ofYear = { title: 'Will Ann Roe be named in the Zorro files in 2031?', closes: '2031-12-31' }
  const undated = (closes: string) => ({ title: 'Will Ann Roe be named in the Zorro files?', closes })
  expect(relationOfListings(undated('2029-02-28'), ofYear)).toBeUndefined()
  expect(relationOfListings(undated('2031-12-31'), ofYear)).toBe('identity')
})

describe('two listings of a contest without a year', () => {
  it('are never the same where they close a year or more apart', () => {
    fc.assert(
      fc.property(contest, fc.integer({ min: 1, max: 6 }), fc.integer({ min: -30, max: 30 }), (title, years, days) => {
        expect(
          relationOfListings({ title, closes: day(2031) }, { title, closes: day(2031 + years, days) }),
        ).toBeUndefined()
      }),
    )
  })

  it('are the same where they close within months of each other', () => {
    fc.assert(
      fc.property(contest, fc.integer({ min: 0, max: 250 }), (title, days) => {
        expect(relationOfListings({ title, closes: day(2031) }, { title, closes: day(2031, days) })).toBe('identity')
      }),
    )
  })

  it('are the same where a ticker states the year and only the closing time is padded', () => {
    const title = 'Will Ann Roe win the election in Peru?'
    const padded = { title, id: 'KXPERU-31APR12', closes: '2032-04-12' }
    expect(relationOfListings(padded, { title, closes: '2031-04-12' })).toBe('identity')
    expect(relationOfListings(padded, { title, closes: '2036-04-12' })).toBeUndefined()
  })

  it('are two where the ticker of one states a year long after the other closes', () => {
    const title = 'Will Minnesota win the NFC North?'
    const later = { title, id: 'KXNFLNFCNORTH-32', closes: '2032-01-25' }
    expect(relationOfListings(later, { title, closes: '2031-12-30' })).toBe('identity')
    expect(relationOfListings(later, { title, closes: '2031-01-06' })).toBeUndefined()
    const named = { title: 'Will Minnesota win the 2031 NFC North?', closes: '2031-01-06' }
    expect(relationOfListings(later, named)).toBeUndefined()
  })

  it('are two where only the rules of one name another season or year', () => {
    const title = 'Will Arsenal win the Premier League?'
    const ruled = (edition: string) => ({
      title,
      markets: [{ title, rules: `This market will resolve to "Yes" if Arsenal wins the ${edition} Premier League.` }],
    })
    const stated = { title: 'Will Arsenal win the 2031-32 Premier League?' }
    expect(relationOfListings(stated, ruled('2031-32'))).toBe('identity')
    expect(relationOfListings(stated, ruled('2032-33'))).toBeUndefined()
    const ticker = { title, id: 'KXPREMIERLEAGUE-32' }
    expect(relationOfListings(ticker, ruled('2031-2032'))).toBe('identity')
    expect(relationOfListings(ticker, ruled('2029-2030'))).toBeUndefined()
  })

  it('are the same where nothing is held again', () => {
    for (const title of [
      'Will Ann Roe win the case against Zorro?',
      'Zorro market cap above $2B one day after launch?',
    ])
      expect(relationOfListings({ title, closes: '2031-12-31' }, { title, closes: '2032-12-31' })).toBe('identity')
  })
})

describe('the election of a year and the next election', () => {
  const stated = (year: number) => ({ title: `Will a Democrat win the ${year} presidential election?` })
  const next = (closes: string) => ({ title: 'Will a Democrat win the next presidential election?', closes })

  it('are two where the next one is in another year', () => {
    expect(relationOf(stated(2024), next('2028-11-07'))).toBeUndefined()
    expect(relationOf(stated(2032), next('2028-11-07'))).toBeUndefined()
  })

  it('are one where the listing closes in that year, or with the term of office', () => {
    expect(relationOf(stated(2028), next('2028-11-07'))).toBe('identity')
    expect(relationOf(stated(2028), next('2029-01-20'))).toBe('identity')
  })

  it('are the same where a listing of an American election of an even year is open for a year after it', () => {
    const title = 'Will the Democrats win the Wisconsin governor race?'
    const dated = 'Will the Democrats win the Wisconsin governor race in 2030?'
    expect(relationOf({ title, closes: '2031-11-06' }, { title: dated })).toBe('identity')
    expect(relationOf({ title, closes: '2032-11-06' }, { title: dated })).toBeUndefined()
    expect(relationOf({ title, closes: '2029-11-06' }, { title: dated })).toBeUndefined()
  })

  it('are two where the state may elect in the year after it', () => {
    const title = 'Will the Democrats win the Virginia governor race?'
    const dated = 'Will the Democrats win the Virginia governor race in 2028?'
    expect(relationOf({ title, closes: '2029-11-06' }, { title: dated })).toBeUndefined()
  })
})

describe('the year of a title and its season', () => {
  it.each([
    ['Will the Oilers win the 2030-31 Stanley Cup?', 'Will the Oilers win the 2031 Stanley Cup?'],
    ['Will the Oilers win the 2030-31 Stanley Cup Finals?', 'Will the Oilers win the 2031 NHL Stanley Cup?'],
    ['Will the Lakers win the 2030-31 NBA Finals?', 'Will the Lakers win the 2031 NBA Finals?'],
    ['Will the Lakers win the 2030-31 NBA Championship?', 'Will the Lakers win the 2031 NBA Championship?'],
    ['Will Arsenal win the 2030-31 UEFA Champions League?', 'Will Arsenal win the 2031 Champions League?'],
    [
      'Will the Celtics win the NBA title in the 2030-31 season?',
      'Will the Celtics win the NBA title in the 2030 season?',
    ],
    ['Will the Bills win the 2030-31 AFC East?', 'Will the Bills win the 2030 AFC East?'],
    [
      'Will the Bills win the Super Bowl in the 2030-31 season?',
      'Will the Bills win the Super Bowl in the 2030 season?',
    ],
    ['Will the Bills win the Super Bowl in the 2030-31 season?', 'Will the Bills win Super Bowl 2031?'],
    ['Will Ann Roe win the 2030-31 NBA MVP?', 'Will Ann Roe win the 2031 NBA MVP?'],
  ])('%s = %s', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })
  it.each([
    ['Will the Oilers win the 2030-31 Stanley Cup?', 'Will the Oilers win the 2030 Stanley Cup?'],
    ['Will the Oilers win the 2030-31 Stanley Cup Finals?', 'Will the Oilers win the 2030 NHL Stanley Cup?'],
    [
      'Will the Oilers win the 2030-31 Stanley Cup Finals?',
      'Will the Vegas Golden Knights win the 2030 NHL Stanley Cup?',
    ],
    ['Will the Lakers win the 2030-31 NBA Finals?', 'Will the Lakers win the 2030 NBA Finals?'],
    ['Will the Lakers win the 2030-31 NBA Championship?', 'Will the Lakers win the 2030 NBA Championship?'],
    ['Will Arsenal win the 2030-31 UEFA Champions League?', 'Will Arsenal win the 2030 Champions League?'],
    [
      'Will the Thunder win the Western Conference in the 2030-31 NBA season?',
      'Will the Thunder win the 2030 NBA Western Conference?',
    ],
    ['Will the Bills win the Super Bowl in the 2030-31 season?', 'Will the Bills win the 2030 Super Bowl?'],
    ['Will Ann Roe win the 2030-31 NBA MVP?', 'Will Ann Roe win the 2030 NBA MVP?'],
    ['Will Ann Roe win the 2030-31 Hart Trophy?', 'Will Ann Roe win the 2030 Hart Trophy?'],
  ])('%s is not %s', (one, other) => {
    expect(relationOf(one, other)).toBeUndefined()
  })
})

describe('the year with which a number is compared', () => {
  const turnout = 'Will turnout in the 2032 Peruvian election be higher than in 2028?'
  testUnimplied([
    [turnout, 'Will turnout in the 2032 Peruvian election be higher than in 2024?'],
    ['Will the Fed funds rate end 2031 lower than in 2030?', 'Will the Fed funds rate end 2031 lower than in 2029?'],
    ['Will 2031 be hotter than 2030?', 'Will 2031 be hotter than 2029?'],
    ['Will Acme sell more cars in 2031 than in 2030?', 'Will Acme sell more cars in 2031 than in 2029?'],
  ])
  testRelations([
    [turnout, turnout, 'identity'],
    ['Will Acme sell more cars in 2031 than in 2030?', 'Will Acme sell more cars in 2031 than in 2030?', 'identity'],
  ])
})
