import { expect, it } from 'vitest'
import { midPrice } from './mid-price.ts'

it.each([
  [0.4, 0.5, 0.1, 0.45],
  [0.4, undefined, 0.42, 0.42],
  [0, 1, 0.3, 0.3],
  [0, 1, null, undefined],
  [0, 0.02, null, undefined],
  [null, null, 0, 0],
])('takes a bid of %s, an ask of %s and a display price of %s for %s', (bid, ask, price, middle) => {
  expect(midPrice(bid, ask, price)).toEqual(middle === undefined ? undefined : expect.closeTo(middle, 9))
})
