import { FeeFormula, type VenueFees } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { gapAfterFees } from './gap-after-fees.ts'

const noFee = FeeFormula.parse({ kind: 'none' })
const declared = { maker: noFee, source: 'a test', checked: '2026-11-26' }
const free: VenueFees = { ...declared, taker: noFee, winnings: 0 }
const quadratic: VenueFees = {
  ...declared,
  taker: FeeFormula.parse({ kind: 'quadratic', rate: 0.07, rounding: 'up-to-cent', minimum: 1 }),
  winnings: 0,
}

describe('gapAfterFees', () => {
  it('is the bid less the ask where nothing is charged', () => {
    const gap = gapAfterFees([
      { venue: 'kalshi', bestBid: 0.38, bestAsk: 0.4, fees: free },
      { venue: 'polymarket', bestBid: 0.45, bestAsk: 0.47, fees: free },
    ])
    expect(gap).toBe(0.05)
  })

  it('counts the fee of a contract on each side, without rounding and minimum of an order', () => {
    // 0.07 x 0.4 x 0.6 on one side, 0.07 x 0.55 x 0.45 on the other.
    const gap = gapAfterFees([
      { venue: 'kalshi', bestAsk: 0.4, fees: quadratic },
      { venue: 'polymarket', bestBid: 0.45, fees: quadratic },
    ])
    expect(gap).toBeCloseTo(0.05 - 0.0168 - 0.017325, 12)
  })

  it('counts the dearer of both fees where a venue may charge by the price of either outcome', () => {
    const premium: VenueFees = { ...free, taker: FeeFormula.parse({ kind: 'premium', rate: 0.1 }) }
    const gap = gapAfterFees([
      { venue: 'kalshi', bestAsk: 0.2, fees: premium },
      { venue: 'polymarket', bestBid: 0.5, fees: free },
    ])
    expect(gap).toBeCloseTo(0.3 - 0.08, 12)
  })

  it('is that of the worse world where winnings are charged', () => {
    // If yes wins, 10% of 0.6 are charged; if no wins, 10% of 0.45.
    const charging: VenueFees = { ...free, winnings: 0.1 }
    const gap = gapAfterFees([
      { venue: 'kalshi', bestAsk: 0.4, fees: charging },
      { venue: 'polymarket', bestBid: 0.45, fees: charging },
    ])
    expect(gap).toBeCloseTo(0.05 - 0.06, 12)
  })

  it('is the best of all pairs, which need not be that of the best quotes before fees', () => {
    const dear: VenueFees = { ...free, taker: FeeFormula.parse({ kind: 'premium', rate: 0.2 }) }
    const gap = gapAfterFees([
      { venue: 'kalshi', bestAsk: 0.4, fees: dear },
      { venue: 'predictit', bestAsk: 0.42, fees: free },
      { venue: 'polymarket', bestBid: 0.45, fees: free },
    ])
    expect(gap).toBe(0.03)
  })

  it('is below 0 where every pair loses', () => {
    const gap = gapAfterFees([
      { venue: 'kalshi', bestBid: 0.38, bestAsk: 0.4, fees: free },
      { venue: 'polymarket', bestBid: 0.38, bestAsk: 0.41, fees: free },
    ])
    expect(gap).toBe(-0.02)
  })

  it('is unknown without a quote or the fees of two venues, and between a venue and its front', () => {
    const ask = { venue: 'kalshi', bestAsk: 0.4, fees: free }
    expect(gapAfterFees([ask])).toBeUndefined()
    expect(gapAfterFees([ask, { venue: 'polymarket', bestAsk: 0.3, fees: free }])).toBeUndefined()
    expect(gapAfterFees([ask, { venue: 'polymarket', bestBid: 0.5 }])).toBeUndefined()
    expect(gapAfterFees([{ ...ask, bestBid: 0.45 }])).toBeUndefined()
    expect(
      gapAfterFees([
        { venue: 'predictfun', bestAsk: 0.4, fees: free },
        { venue: 'binance', bestBid: 0.5, fees: free },
      ]),
    ).toBeUndefined()
  })
})
