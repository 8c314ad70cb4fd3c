import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { assess, isSure } from '../assess.ts'
import { readEvent } from './event.ts'

const by = (title: string, source: string) => ({
  title,
  rules: `If ${source} says so, then the market resolves to Yes. Verified from ${source}.`,
})

it.each([
  ['Will 2031 be the hottest year on record?', 'NASA', 'Copernicus'],
  ['Will there be more than 2,000 measles cases in 2031?', 'the CDC', 'Johns Hopkins'],
  ['Paris high on July 4, 2031: 30°C or above?', 'Charles de Gaulle airport', 'Le Bourget airport'],
  ['Will Bitcoin be above $90,000 on July 4, 2031?', 'Binance', 'Coinbase'],
])('%s: another source is another measurement', (title, one, other) => {
  expect(relationOf(by(title, one), by(title, other))).toBe('overlap')
  expect(relationOf(by(title, one), by(title, one))).toBe('identity')
})

it('a question about something else does not depend on who says so', () => {
  const title = 'Will NASA land on the Moon in 2031?'
  expect(relationOf(by(title, 'NASA'), by(title, 'Copernicus'))).toBe('identity')
})

const high = (title: string, id?: string, rules?: string) =>
  readEvent(
    listing(id ? 'kalshi' : 'polymarket', {
      title,
      ...(id && { id }),
      markets: [{ title, ...(rules && { rules }), ...(id && { id: `${id}-B80.5` }) }],
    }),
  ).markets[0]

it.each<readonly [string, string, string, string | undefined, string | undefined]>([
  // the station of a ticker's city is one of several
  ['New York', '80-81°', 'KXHIGHNY-31JUL25', undefined, 'overlap'],
  ['NYC', '80-81°', 'KXLOWTNYC-31JUL25', undefined, 'overlap'],
  ['Chicago', '80-81°', 'KXHIGHCHI-31JUL25', undefined, 'overlap'],
  ['Chicago', '78° or above', 'KXHIGHCHI-31JUL25', undefined, 'overlap'],
  // both name the station
  ['Chicago', '80-81°', 'KXHIGHCHI-31JUL25', 'Recorded at Chicago Midway.', 'identity'],
  ['Chicago', '80-81°', 'KXHIGHCHI-31JUL25', "Recorded at Chicago O'Hare.", 'overlap'],
  // all listings have the same station
  ['Los Angeles', '80-81°', 'KXHIGHLAX-31JUL25', undefined, 'identity'],
  ['Miami', '80-81°', 'KXHIGHMIA-31JUL25', undefined, 'identity'],
  ['Miami', '78° or above', 'KXHIGHMIA-31JUL25', undefined, 'subset'],
  // no ticker of a city
  ['Chicago', '80-81°', 'KXHIGHS-31JUL25', undefined, 'identity'],
])('the high temperature in %s beside %s of %s (%s)', (city, other, id, rules, relation) => {
  const kalshi = high(`Will the high temp in ${city} be 80-81° on Jul 25, 2031?`, id)
  const plain = high(`Will the highest temperature in ${city} be ${other} on July 25, 2031?`, undefined, rules)
  const found = kalshi && plain && assess(kalshi, plain)
  expect(found && isSure(found) ? found.relation : undefined).toBe(relation)
})
