import { describe, expect, it } from 'vitest'
import { relationOf as relationOfMarkets } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

const relationOf = (one: string, other: string) => relationOfMarkets(one, other) ?? 'none'

describe('measurements, steps and ranks', () => {
  it.each([
    [
      'no cut in a year excludes one at a meeting',
      'Number of rate cuts in 2031? - 0',
      'Will the Fed decrease interest rates by 25 bps after the June 2031 meeting?',
      'disjoint',
    ],
    [
      'no hike in a year excludes one at a meeting',
      'How many Fed rate hikes in 2031? - 0',
      'Will the Fed increase interest rates by 50+ bps after the April 2031 meeting?',
      'disjoint',
    ],
    [
      'no cut in a year excludes any cut in a month of it',
      'Will no Fed rate cuts happen in 2031?',
      'Fed Oct31 rate - Lower',
      'disjoint',
    ],
    [
      'cuts in a year may come in a month of it',
      'Will 2 Fed rate cuts happen in 2031?',
      'Fed Oct31 rate - Lower',
      'overlap',
    ],
    ['no cut in another year', 'Will no Fed rate cuts happen in 2030?', 'Fed Oct31 rate - Lower', 'none'],
    [
      'no cut says nothing about a hike',
      'Number of rate cuts in 2031? - 0',
      'Will the Fed increase interest rates by 25 bps after the June 2031 meeting?',
      'overlap',
    ],
    [
      'two cuts may be at any meetings',
      'Number of rate cuts in 2031? - 2',
      'Will the Fed decrease interest rates by 25 bps after the June 2031 meeting?',
      'overlap',
    ],
    [
      'a hike of no named bank is that of the Fed',
      'Rate hike in 2031?',
      'Will the Fed increase interest rates by 25 bps after the June 2031 meeting?',
      'superset',
    ],
    [
      'an unchanged rate at one meeting says little about a hike in the year',
      'Rate hike in 2031?',
      'No change in Fed interest rates after the June 2031 meeting?',
      'overlap',
    ],
    [
      'a cut at one meeting says little about a hike in the year',
      'Will there be a rate hike in 2031?',
      'Will the Fed decrease interest rates by 25 bps after the June 2031 meeting?',
      'overlap',
    ],
    [
      'a hike of another bank',
      'ECB rate hike in 2031?',
      'Will the Fed increase interest rates by 25 bps after the June 2031 meeting?',
      'none',
    ],
    [
      'a hike elsewhere',
      'Rate hike in Peru in 2031?',
      'Will the Fed increase interest rates by 25 bps after the June 2031 meeting?',
      'none',
    ],
    [
      'a rate of another kind',
      'Mortgage rate hike in 2031?',
      'Will the Fed increase interest rates by 25 bps after the June 2031 meeting?',
      'none',
    ],
    [
      'another year',
      'Number of rate cuts in 2031? - 0',
      'Will the Fed decrease interest rates by 25 bps after the June 2032 meeting?',
      'none',
    ],
    [
      'core or all',
      'Will annual core CPI be above 3% in May 2031?',
      'Will annual CPI be above 3% in May 2031?',
      'overlap',
    ],
    [
      'a month or a year',
      'Will monthly CPI be above 0.3% in May 2031?',
      'Will annual CPI be above 3% in May 2031?',
      'overlap',
    ],
    ['real or nominal', 'Will real GDP grow over 3% in 2031?', 'Will nominal GDP grow over 3% in 2031?', 'overlap'],
    [
      'singles or doubles',
      'Will Ann Roe win a singles title in 2031?',
      'Will Ann Roe win a doubles title in 2031?',
      'overlap',
    ],
    [
      'rising is monthly',
      'Will CPI rise more than 0.3% in May 2031?',
      'Will monthly CPI be above 0.3% in May 2031?',
      'identity',
    ],
    [
      'no step and none of them',
      'Will there be no Fed rate cuts in 2031?',
      'Will the Federal Reserve cut rates 0 times in 2031?',
      'identity',
    ],
    [
      'any and two',
      'Will the Fed cut rates at least once in 2031?',
      'Will the Fed cut rates 2 times in 2031?',
      'superset',
    ],
    [
      'a meeting and until its end',
      'Will the Fed cut rates at its June 2031 meeting?',
      'Will the Fed cut rates by June 30, 2031?',
      'subset',
    ],
    [
      'a close on some day',
      'Will Ethereum reach $5,000 in 2031?',
      'Will Ethereum close above $5,000 on any day in 2031?',
      'superset',
    ],
    [
      'the first reading or a later one',
      'Will GDP grow more than 2.0% in Q2 2031?',
      'Will the third estimate of GDP growth in Q2 2031 exceed 2.0%?',
      'overlap',
    ],
    ['higher is up', 'Will Kospi close higher on May 8?', 'Kospi Up or Down on May 8?', 'identity'],
    ['lower is not up', 'Will Kospi close lower on May 8?', 'Kospi Up or Down on May 8?', 'complement'],
    [
      'a number more',
      'Will it snow in Oslo in May 2031?',
      'Will it snow more than 3 inches in Oslo in May 2031?',
      'superset',
    ],
    [
      'a number of the world beside one of a country',
      'Will there be more than 3 million measles cases in the US in 2031?',
      'Will there be more than 9 million measles cases globally in 2031?',
      'none',
    ],
    ['the world or a country', 'Will Mia top the world list in 2031?', 'Will Mia top the US list in 2031?', 'overlap'],
    ['what is built on', 'Will Ann Roe or Bob Poe sing in 2031?', 'Will Ann Roe sing in 2031?', 'superset'],
    [
      'to be and to have left',
      'Will Ann Roe be Speaker of the House on May 1, 2031?',
      'Will Ann Roe become Speaker of the House in 2031?',
      'overlap',
    ],
    ['another country', 'Will there be a recession in 2031?', 'Will there be a recession in Kenya in 2031?', 'none'],
    [
      'a level or a step',
      'Will the ECB rate be above 2.25% after the June 2031 meeting?',
      'Will the ECB cut its rate by 25 bps at the June 2031 meeting?',
      'overlap',
    ],
    [
      'the day of a meeting',
      'Will the Bank of Canada hold its rate on June 4, 2031?',
      'Will the Bank of Canada hold its rate in June 2031?',
      'identity',
    ],
    [
      'the greatest',
      'Will Ann Roe be the richest person on May 1, 2031?',
      'Will Bob Poe be the richest person on May 1, 2031?',
      'disjoint',
    ],
    [
      'the second',
      'Will Acme be the largest company on May 1, 2031?',
      'Will Acme be the second largest company on May 1, 2031?',
      'disjoint',
    ],
    [
      'a word said often',
      'Will Ann Roe say "fog" 5+ times on May 1, 2031?',
      'Will Ann Roe say "fog" on May 1, 2031?',
      'subset',
    ],
    ['another word', 'Will Ann Roe say "fog" on May 1, 2031?', 'Will Ann Roe say "rain" on May 1, 2031?', 'none'],
    [
      'a thing of its own',
      'Will Acme release a new kettle by May 2031?',
      'Will Acme release a new toaster by May 2031?',
      'none',
    ],
    [
      'by so much',
      'Will Ann Roe win the 2031 Ohio primary by 5 or more points?',
      'Will Ann Roe win the 2031 Ohio primary?',
      'subset',
    ],
    [
      'a title on the way',
      'Will Dallas win the 2031 Super Bowl?',
      'Will the Dallas Cowboys win the 2031 NFC Championship?',
      'subset',
    ],
    [
      'relegated',
      'Will Acme FC win the 2031 Premier League?',
      'Will Acme FC be relegated from the 2031 Premier League?',
      'disjoint',
    ],
  ])('%s', (_, one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
})

describe('the share of a coin in the value of all coins', () => {
  testRelations([
    ['Will Bitcoin dominance exceed 63% on May 8, 2031?', 'Bitcoin above $70,000 on May 8, 2031?', undefined],
    [
      'Will Bitcoin dominance exceed 63% on May 8, 2031?',
      'Will BTC dominance be above 63% on May 8, 2031?',
      'identity',
    ],
    ['Will Bitcoin dominance exceed 63% on May 8, 2031?', 'Will ETH dominance exceed 63% on May 8, 2031?', undefined],
  ])
})

describe('an hour in brackets behind a date', () => {
  testRelations([
    ['Bitcoin above $90,000 on May 3, 2031?(16:00 ET)', 'Bitcoin above $90,000 on May 3, 2031 at 4pm ET?', 'identity'],
    ['Bitcoin above $90,000 on May 3, 2031?(16:00 ET)', 'Bitcoin above $90,000 on May 3, 2031 at 5pm ET?', undefined],
  ])
})
