import { feeFormula, noFee, type VenueFees } from '../../fees/fees.ts'

export const fees: VenueFees = {
  // The highest rate of any category, for markets that state neither `feesEnabled` nor a `feeSchedule`.
  taker: feeFormula({ kind: 'quadratic', rate: 0.07 }),
  maker: noFee,
  winnings: 0,
  note: 'Each market states its own rate and exponent (`feeSchedule`) or that it has no fee; takers only.',
  source: 'https://docs.polymarket.com (Trading, Fees); fields feesEnabled and feeSchedule of a market',
  checked: '2026-11-23',
}
