import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { readEvent } from './event.ts'
import { quotesOf } from './quotes.ts'

const NAMES = ['Tarcila Quibble', 'Cyd Vane', 'Ula Brandt', 'Ivo Krenn', 'Ann Roe']

function quoted(names: readonly string[], quote: object) {
  const title = 'Who will win the 2031 Zorro Prize?'
  const event = listing('one', { title, markets: names.map((label) => ({ title, label })) })
  for (const { outcomes } of event.markets) Object.assign(outcomes[0] ?? {}, quote)
  return quotesOf(event, readEvent(event).markets)
}

describe('what the markets of a list are quoted at', () => {
  it('is the middle of bid and ask', () => {
    expect(quoted(NAMES, { bestBid: 0.25, bestAsk: 0.3125, price: 0.9 })).toEqual(NAMES.map(() => 0.28125))
  })

  it('is the price that the venue shows where the two are far apart, or one is missing', () => {
    expect(quoted(NAMES, { bestBid: 0.1, bestAsk: 0.9, price: 0.3 })).toEqual(NAMES.map(() => 0.3))
    expect(quoted(NAMES, { bestBid: 0.1, price: 0.3 })).toEqual(NAMES.map(() => 0.3))
  })

  it('is absent where nothing is quoted', () => {
    expect(quoted(NAMES, {})).toEqual(NAMES.map(() => undefined))
  })

  it('is not read for few names', () => {
    expect(quoted(NAMES.slice(0, 4), { price: 0.3 })).toEqual([])
  })
})
