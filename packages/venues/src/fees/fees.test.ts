import { expect, it } from 'vitest'
import { venues } from '../create-venue.ts'
import { dearestFee, feeFormula, feeOf, noFee } from './fees.ts'
import { feesOfMarket } from './market-fees.ts'

const kalshi = feeFormula({ kind: 'quadratic', rate: 0.07, rounding: 'up-to-cent' })

it.each([
  [0.5, 1, 0.02],
  [0.5, 100, 1.75],
  [0.05, 100, 0.34],
  [0.1, 100, 0.63],
  [0.25, 100, 1.32],
  [0.9, 1, 0.01],
])('rounds the quadratic fee at %d of %d contracts up to %d', (price, size, fee) => {
  expect(feeOf(kalshi, [{ price, size }])).toBeCloseTo(fee, 12)
})

it('rounds once for all fills of an order', () => {
  expect(
    feeOf(kalshi, [
      { price: 0.5, size: 1 },
      { price: 0.5, size: 1 },
    ]),
  ).toBeCloseTo(0.04, 12)
  expect(
    feeOf(kalshi, [
      { price: 0.5, size: 4 },
      { price: 0.5, size: 4 },
    ]),
  ).toBeCloseTo(0.14, 12)
})

it('charges the lower of both prices', () => {
  const gemini = feeFormula({ kind: 'lower-price', rate: 0.05 })
  expect(feeOf(gemini, [{ price: 0.4, size: 100 }])).toBeCloseTo(2, 12)
  expect(feeOf(gemini, [{ price: 0.9, size: 100 }])).toBeCloseTo(0.5, 12)
})

it('rounds half a cent to the even one', () => {
  const even = feeFormula({ kind: 'lower-price', rate: 0.01, rounding: 'to-cent' })
  expect(feeOf(even, [{ price: 0.5, size: 1 }])).toBe(0)
  expect(feeOf(even, [{ price: 0.5, size: 3 }])).toBeCloseTo(0.02, 12)
})

it.each([
  [0.65, 1000, 1.95],
  [0.01, 100, 0.003],
  [0.01, 1, 0.001],
  [0.63, 333, 0.629],
])('charges Polymarket US takers of %d x %d what its schedule says', (price, size, fee) => {
  const { fees } = venues.polymarket_us ?? {}
  if (!fees) throw new Error('polymarket_us has no fees')
  expect(feeOf(fees.taker, [{ price, size }])).toBeCloseTo(fee, 9)
  expect(feeOf(fees.taker, [])).toBe(0)
  expect(dearestFee(fees.taker, [{ price: 0.01, size: 100 }])).toBeCloseTo(0.297, 9)
})

it('takes the fee that a market states itself', () => {
  const { fees } = venues.polymarket ?? {}
  if (!fees) throw new Error('polymarket has no fees')
  const stated = feesOfMarket(fees, { sourceMetadata: { feeSchedule: { rate: 0.25, exponent: 2 } } })
  expect(feeOf(stated.taker, [{ price: 0.5, size: 100 }])).toBeCloseTo(0.25 * 100 * 0.0625, 12)
  expect(feesOfMarket(fees, { sourceMetadata: { feesEnabled: false } }).taker).toEqual(noFee)
  expect(feesOfMarket(fees, {}).taker.rate).toBe(0.07)
})

it('takes the commission that a market states itself', () => {
  const { fees } = venues.betfair ?? {}
  if (!fees) throw new Error('betfair has no fees')
  expect(feesOfMarket(fees, { sourceMetadata: { marketBaseRate: 6.5 } })).toEqual({ ...fees, winnings: 0.065 })
  expect(feesOfMarket(fees, { sourceMetadata: { marketBaseRate: 'none' } }).winnings).toBe(0.05)
})

it('states where and when every declaration was looked up', () => {
  const declared = Object.values(venues).flatMap(({ id, fees }) => (fees ? [{ id, ...fees }] : []))
  expect(declared.map(({ id }) => id)).toEqual([
    'betfair',
    'gemini-titan',
    'kalshi',
    'kalshi-demo',
    'polymarket',
    'polymarket_us',
    'predictfun',
    'predictit',
    'smarkets',
    'sxbet',
  ])
  for (const { source, checked } of declared) {
    expect(source).toMatch(/^https:/)
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

it('every venue declares its fees or says why they are not known', () => {
  for (const { id, fees, feesUnknown } of Object.values(venues)) {
    expect({ id, stated: fees !== undefined }).toEqual({ id, stated: feesUnknown === undefined })
  }
})
