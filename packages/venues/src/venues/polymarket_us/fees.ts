import { feeFormula, noFee, type VenueFees } from '../../fees/fees.ts'

export const fees: VenueFees = {
  taker: feeFormula({ kind: 'premium', rate: 0.003, rounding: 'to-tenth-cent', minimum: 0.001 }),
  maker: noFee,
  winnings: 0,
  note: 'Arbitrage counts the dearer of both sides, because whose price counts for a short is not stated. Makers get 0.2 per cent, which is not counted.',
  source: 'https://www.polymarketexchange.com/fees-hours.html',
  checked: '2026-11-23',
}
