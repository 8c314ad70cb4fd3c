import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { assess, isSure } from '../assess.ts'
import { readEvent } from '../extract/event.ts'

describe('the direction of a price beside a level of it', () => {
  testRelations([
    ['Bitcoin Up or Down on May 3, 2031?', 'Will Bitcoin be above $90,000 on May 3, 2031?', 'overlap'],
    ['Ethereum Up or Down on May 3, 2031?', 'Ethereum price on May 3, 2031? - $2,490 to 2,529', 'overlap'],
    ['S&P 500 (SPX) Opens Up or Down on May 5, 2031?', 'Will the S&P 500 close above 7700 on May 5, 2031?', 'overlap'],
    [
      'S&P 500 (SPX) Up or Down on May 5, 2031?',
      'Will the S&P 500 be between 7700 and 7725 on May 5, 2031?',
      'overlap',
    ],
    ['Bitcoin Up or Down - May 3, 2031, 4PM ET', 'Bitcoin above $90,000 on May 3, 2031 at 5pm EDT?', 'overlap'],
    [
      'Bitcoin Up or Down - May 3, 2031, 4:45PM-5:00PM ET',
      'Bitcoin above $90,000 on May 3, 2031 at 5pm EDT?',
      'overlap',
    ],
    // another hour, day, or price
    ['Bitcoin Up or Down - May 3, 2031, 3PM ET', 'Bitcoin above $90,000 on May 3, 2031 at 5pm EDT?', undefined],
    ['Bitcoin Up or Down - May 3, 2031, 5PM ET', 'Bitcoin above $90,000 on May 3, 2031 at 5pm EDT?', undefined],
    ['Bitcoin Up or Down on May 3, 2031?', 'Will Bitcoin be above $90,000 on May 4, 2031?', undefined],
    ['Bitcoin Up or Down on May 3, 2031?', 'Will Bitcoin be above $90,000 on May 3, 2032?', undefined],
    ['Bitcoin Up or Down on May 3, 2031?', 'Will Ethereum be above $2,000 on May 3, 2031?', undefined],
    ['S&P 500 (SPX) Up or Down on May 5, 2031?', 'Will the Nasdaq-100 be above 28500 on May 5, 2031?', undefined],
    // a level to be touched, and what holders have
    ['Bitcoin Up or Down on May 3, 2031?', 'Will Acme hold over 700,000 Bitcoin on May 3, 2031?', undefined],
    // the same question
    ['Bitcoin Up or Down on May 3, 2031?', 'Bitcoin Up or Down on May 3, 2031?', 'identity'],
  ])
})

it.each([
  ['2031-05-03T21:00:00Z', 'overlap'],
  ['2031-05-03T20:00:00Z', undefined],
])('the hour of a listing that closes at %s', (closes, relation) => {
  const [up] = readEvent(
    listing('polymarket', { title: 'Bitcoin Up or Down - May 3, 4PM ET', closes: '2031-05-03T21:00:00Z' }),
  ).markets
  const id = `KXBTCD-31MAY03${closes === '2031-05-03T21:00:00Z' ? 17 : 16}`
  const [above] = readEvent(
    listing('kalshi', {
      id,
      title: 'Bitcoin price on May 3, 2031?',
      closes,
      markets: [
        { id: `${id}-T1`, title: 'Bitcoin price on May 3, 2031? - $90,000 or above', label: '$90,000 or above' },
      ],
    }),
  ).markets
  if (!up || !above) throw new Error('not read')
  const found = assess(up, above)
  expect(isSure(found) ? found.relation : undefined).toBe(relation)
})

describe('the direction of a year beside a level', () => {
  const higher = 'Will Bitcoin close 2031 higher than it started?'
  testRelations([
    [higher, 'Will Bitcoin reach $150,000 by December 31, 2031?', 'overlap'],
    [higher, 'Will Bitcoin dip to $20,000 by December 31, 2031?', 'overlap'],
    ['Will Ethereum finish the year up?', 'Will Ethereum hit $9,000 by December 31?', 'overlap'],
    [higher, 'Will Ethereum reach $150,000 by December 31, 2031?', undefined],
    [higher, 'Will Bitcoin reach $150,000 by December 31, 2032?', undefined],
    [higher, 'Will a country buy Bitcoin in 2031?', undefined],
    ['Will Bitcoin close 2031 higher than gold?', 'Will Bitcoin reach $150,000 by December 31, 2031?', undefined],
  ])
})
