import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MyriadMarket } from './api.ts'
import { parseEvent } from './parse.ts'

const pool = JSON.parse(readFileSync(new URL('./__fixtures__/pool.json', import.meta.url), 'utf8'))

/** The change of each outcome of an open market, as ours. */
const changes = (...outcomes: { price: number; priceChange24h: number }[]) =>
  parseEvent(
    MyriadMarket.parse({
      ...pool,
      state: 'open',
      resolvedOutcomeId: -1,
      outcomes: outcomes.map((outcome, id) => ({ id, title: String(id), ...outcome })),
    }),
  ).markets.flatMap(({ outcomes }) => outcomes.map(({ priceChange24h }) => priceChange24h))

// Shares of Yes and No in a pool of constant product: Yes costs No / (Yes + No). The only trade of the day puts 500
// dollars in, 485 after the fee of 3 %, and takes 647.48 shares of No out.
const before = { yes: 2500, no: 1000 }
const after = { yes: 2985, no: (before.yes * before.no) / 2985 }
const priceOf = ({ yes, no }: typeof before) => no / (yes + no)

it('is what the price of the pool moved by, where the venue states it as a part of the price before', () => {
  const [was, is] = [priceOf(before), priceOf(after)]
  expect([was, is].map((price) => price.toFixed(6))).toEqual(['0.285714', '0.219102'])
  const round = (value: number) => Number(value.toFixed(8))
  const [yes = 0, no = 0] = changes(
    { price: round(is), priceChange24h: round(is / was - 1) },
    { price: round(1 - is), priceChange24h: round((1 - is) / (1 - was) - 1) },
  )
  expect(yes).toBeCloseTo(-0.066613, 6)
  expect(yes).toBeCloseTo(is - was, 7)
  expect(no).toBeCloseTo(was - is, 7)
})

it.each([
  ['a price that has grown fourfold', { price: 0.2, priceChange24h: 3 }, 0.15],
  ['a price that has fallen to a tenth', { price: 0.09, priceChange24h: -0.9 }, -0.81],
  ['a price that stands still', { price: 0.4, priceChange24h: 0 }, 0],
  ['a price before that is no probability', { price: 0.5, priceChange24h: -0.6 }, undefined],
  ['a fall to nothing', { price: 0, priceChange24h: -1 }, undefined],
])('of %s is absolute, or absent', (_, outcome, change) => {
  expect(changes(outcome)).toEqual([change])
})
