import { expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

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
