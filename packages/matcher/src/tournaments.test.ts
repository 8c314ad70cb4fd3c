import { describe, expect, it } from 'vitest'
import { relationOf } from './__fixtures__/relation-of-markets.ts'

const same = (one: string, other: string) => [relationOf(one, other), relationOf(other, one)]

describe('the game of a tournament, named on one side', () => {
  it.each([
    ['Will Zorba win VALORANT Masters Quorra?', 'Will Zorba win Masters Quorra 2031?'],
    ['Will Zorba win the CS2 Quorra Cup 2031?', 'Will Zorba win the Quorra Cup 2031?'],
    ['Will Zorba win the LoL Quorra Invitational 2031?', 'Zorba to win the Quorra Invitational 2031'],
    ['Will Zorba win the Dota 2 Quorra Clash 2031?', 'Will Zorba win the Quorra Clash 2031?'],
    [
      'Will Ann Quilmar win the Quorra Open tennis tournament in 2031?',
      'Will Ann Quilmar win the Quorra Open in 2031?',
    ],
  ])('is no difference: %s, %s', (one, other) => {
    expect(same(one, other)).toEqual(['identity', 'identity'])
  })

  it.each([
    ['Will Zorba win VALORANT Masters Quorra 2031?', 'Will Zorba win CS2 Masters Quorra 2031?'],
    ['Will Zorba win the VALORANT World Championship 2031?', 'Will Zorba win the World Championship 2031?'],
    ['Will Zorba win the CS2 Esports World Cup 2031?', 'Will Zorba win the Esports World Cup 2031?'],
    ['Will Zorba win the Dota 2 Masters 2031?', 'Will Zorba win the Masters 2031?'],
    ['Will Zorba win VALORANT Masters Quorra 2031?', 'Will Zorba win Masters Lumbir 2031?'],
    ['Will Zorba win VALORANT Masters Quorra 2031?', 'Will Dorvan win Masters Quorra 2031?'],
    [
      'Will Ann Quilmar win the Quorra Open golf tournament in 2031?',
      'Will Ann Quilmar win the Quorra Open tennis tournament in 2031?',
    ],
  ])('is one where the name alone does not say: %s, %s', (one, other) => {
    expect(same(one, other)).not.toContain('identity')
  })
})

describe('the major of a company in a city', () => {
  it.each([
    ['Will Zorba win IEM Quorra?', 'Will Zorba win IEM Quorra Major 2031?', 'identity'],
    ['Will Zorba win PGL Quorra 2031?', 'Will Zorba win the PGL Quorra Major 2031?', 'identity'],
    ['Will Dorvan win IEM Quorra 2031?', 'Will Zorba win IEM Quorra Major 2031?', 'disjoint'],
    ['Will Zorba win the BLAST Quorra Major 2031?', 'Will Dorvan win BLAST Quorra 2031?', 'disjoint'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })

  it.each([
    ['Will Zorba win IEM Quorra 2031?', 'Will Zorba win IEM Lumbir Major 2031?'],
    ['Will Zorba win IEM 2031?', 'Will Zorba win the IEM Major 2031?'],
    ['Will Zorba win the Quorra Open 2031?', 'Will Zorba win the Quorra Open Major 2031?'],
    ['Will Zorba win PGL Quorra qualifier 2031?', 'Will Zorba win the PGL Quorra Major 2031?'],
    ['Will Zorba win IEM Quorra 2030?', 'Will Zorba win the IEM Quorra Major 2031?'],
    ['Will Zorba win a map at IEM Quorra 2031?', 'Will Zorba win the IEM Quorra Major 2031?'],
  ])('is no identity: %s | %s', (one, other) => {
    expect(same(one, other)).not.toContain('identity')
  })
})

describe('the regular season of a conference', () => {
  const full = (what: string) => `Will Quilmar win the 2030-2031 ${what}?`
  const short = (what: string) => ({ title: `Will Quilmar be the ${what}?`, closes: '2031-03-08T00:00:00Z' })

  it.each(['SEC', 'Big East', 'ACC', 'Zorban Valley', 'Mountain West'])(
    'is that of men’s basketball in spring: %s',
    (conference) => {
      expect(
        relationOf(
          short(`${conference} regular season champions`),
          full(`${conference} Men's Basketball regular season championship`),
        ),
      ).toBe('identity')
    },
  )

  it.each([
    ['SEC regular season champions', "SEC Women's Basketball regular season championship"],
    ['SEC regular season champions', 'SEC Baseball regular season championship'],
    ['SEC regular season champions', "ACC Men's Basketball regular season championship"],
    ['SEC regular season champions', "SEC Men's Basketball tournament championship"],
    ['SEC tournament champions', "SEC Men's Basketball regular season championship"],
    ['SEC football regular season champions', "SEC Men's Basketball regular season championship"],
  ])('is no other one: %s, %s', (one, other) => {
    expect(relationOf(short(one), full(other))).not.toBe('identity')
  })

  it('is that of another sport in autumn', () => {
    const autumn = { ...short('SEC regular season champions'), closes: '2030-12-05T00:00:00Z' }
    expect(relationOf(autumn, full("SEC Men's Basketball regular season championship"))).not.toBe('identity')
  })
})

describe('the stages of a tournament', () => {
  it.each([
    ['Will Quilmar make the 2031 Zorba Classic final?', 'Will Quilmar qualify from 2031 Zorba Classic Pool B?'],
    ['Will Quilmar reach the 2031 Zorba Cup semifinals?', 'Will Quilmar advance from Group C of the 2031 Zorba Cup?'],
    ['Will Quilmar win the 2031 Zorba Cup?', 'Will Quilmar qualify from Group C of the 2031 Zorba Cup?'],
  ])('a finalist left its group: %s, %s', (one, other) => {
    expect(same(one, other)).toEqual(['subset', 'superset'])
  })
  it.each([
    ['Will Quilmar make the 2031 Zorba Classic final?', 'Will Dorvan qualify from 2031 Zorba Classic Pool B?'],
    ['Will Quilmar make the 2031 Zorba Classic final?', 'Will Quilmar qualify for the 2035 Zorba Classic?'],
    ['Will Quilmar make the 2031 Zorba Classic final?', 'Will Quilmar win 2031 Zorba Classic Pool B?'],
    // a question that names nobody
    ['Will Quilmar win the 2031 Zorba Cup?', 'Who will qualify from Group C of the 2031 Zorba Cup?'],
    ['Will Quilmar win Group C of the 2031 Zorba Cup?', 'Who will qualify from Group C of the 2031 Zorba Cup?'],
  ])('is no such pair: %s, %s', (one, other) => {
    expect(same(one, other)).not.toContain('subset')
    expect(same(one, other)).not.toContain('identity')
  })
})

describe('a major', () => {
  const cup = 'Will Zorba win IEM Quorra 2031?'
  it('is named by its organizer and city alone', () => {
    expect(same(cup, 'Will Zorba win the IEM Quorra Major 2031?')).toEqual(['identity', 'identity'])
    expect(same(cup, 'Will Zorba reach the Grand Final at IEM Quorra Major 2031?')).toEqual(['subset', 'superset'])
    expect(same(cup, 'Will Quilmar win the IEM Quorra Major 2031?')).toEqual(['disjoint', 'disjoint'])
  })
  it.each([
    'Will Zorba win the PGL Quorra Major 2031?',
    'Will Zorba win the IEM Dorvan Major 2031?',
    'Will Zorba win a Major in 2031?',
    'Will Zorba win the IEM Quorra Major 2032?',
  ])('is another one: %s', (other) => {
    expect([undefined, 'overlap']).toContain(relationOf(cup, other))
  })
})

describe('a numbered stage of a tournament', () => {
  const stage = 'Will Zorba qualify for Stage 3 at 2031 IEM Quorra?'
  it.each([
    'Will Zorba qualify to the IEM Quorra 2031 playoffs?',
    'Will Zorba reach the Grand Final at IEM Quorra Major 2031?',
    'Will Zorba win IEM Quorra 2031?',
  ])('comes before the playoffs: %s', (later) => {
    expect(same(stage, later)).toEqual(['superset', 'subset'])
  })
  it.each([
    'Will Quilmar win IEM Quorra 2031?',
    'Will Zorba win IEM Dorvan 2031?',
    'Will Zorba win IEM Quorra 2032?',
    'Will Zorba qualify for Stage 2 at 2031 IEM Quorra?',
    'Will Zorba win Stage 3 of the 2031 Tour of Quorra?',
  ])('is no part of another question: %s', (other) => {
    expect([undefined, 'overlap']).toContain(relationOf(stage, other))
  })
})
