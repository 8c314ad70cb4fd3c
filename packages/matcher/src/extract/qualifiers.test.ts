import { describe, expect, it } from 'vitest'
import { readQualifiers } from './qualifiers.ts'
import { normalise } from './text.ts'
import { tickerDistrict } from './ticker.ts'

const qualifiersOf = (text: string) => readQualifiers(normalise(text)).qualifiers

describe('readQualifiers', () => {
  it.each([
    ['Lakers vs Celtics: 1st half winner', { half: '1' }],
    ['Halftime result', { half: '1' }],
    ['Will T1 win map 2?', { map: '2' }],
    ['LoL: T1 vs Gen.G - Game 3 Winner', { map: '3' }],
    ['First 5 innings winner', { inning: 'f5' }],
    ['Group A Winner', { group: 'a' }],
    ['Will France finish in the top 4?', { top: '4' }],
    ['Will Scheffler make the cut?', { top: 'cut' }],
    ['Will France reach the semifinals?', { reach: 'semifinal' }],
    ['Will France advance past the round of 32?', { reach: 'round of 16' }],
    ['Will France advance through the quarterfinals?', { reach: 'semifinal' }],
    ['Will the Yankees lead after 5 innings?', { inning: 'f5' }],
    ['Who will finish 2nd?', { place: '2' }],
    ['Second place in the Premier League', { place: '2' }],
    ['Democratic presidential nominee', { stage: 'nomination' }],
    ['Republican primary winner', { stage: 'nomination' }],
    ['Republican VP pick', { stage: 'running-mate' }],
    ['Democratic Vice President Nominee', { stage: 'running-mate' }],
    ['Who will be nominated for vice president?', { stage: 'running-mate' }],
    ['Democratic nominee for VP? (Vice President)', { stage: 'running-mate' }],
    ['Chile presidential election: first round', { stage: 'first-round' }],
    ['Will there be a runoff?', { stage: 'runoff' }],
    ['PA-07 House Election Winner', { district: 'pa-7' }],
    ['Pennsylvania 7th congressional district', { district: 'pa-7' }],
    ['AK-AL House Election Winner', { district: 'ak-al' }],
    ['Florida special election', { special: 'special' }],
    ["Women's World No. 1", { gender: 'women' }],
    ['Lima W vs Quilmar W Winner?', { gender: 'women' }],
    ['Lima vs George W Roe', {}],
    ['Will it win LPL 2026 Split 2?', { split: '2' }],
    ['England U21 to win', { squad: 'u21' }],
    ['The Bachelor (S29)', { season: '29' }],
  ])('%s', (text, qualifiers) => {
    expect(qualifiersOf(text)).toEqual(qualifiers)
  })

  it.each(['Will France win the World Cup?', 'Finish first', 'Super Bowl halftime show', 'Is 1 in 2 enough?'])(
    'finds no part in "%s"',
    (text) => {
      expect(qualifiersOf(text)).toEqual({})
    },
  )

  it('takes what it read out of the text', () => {
    expect(readQualifiers('lakers vs celtics 1st half').rest).toBe('lakers vs celtics')
  })
})

describe('tickerDistrict', () => {
  it.each([
    ['HOUSEAKAL-26', 'ak-al'],
    ['HOUSENC1-26', 'nc-1'],
    ['KXHOUSERACE-VA09-26', 'va-9'],
    ['KXHOUSE-26', undefined],
    ['HOUSEKEEPING-26', undefined],
  ])('%s', (ticker, district) => {
    expect(tickerDistrict(ticker)).toBe(district)
  })
})
