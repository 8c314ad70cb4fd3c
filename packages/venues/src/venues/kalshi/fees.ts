import { feeFormula, noFee, type VenueFees } from '../../fees/fees.ts'

export const fees: VenueFees = {
  taker: feeFormula({ kind: 'quadratic', rate: 0.07, rounding: 'up-to-cent' }),
  maker: noFee,
  winnings: 0,
  note: 'Some series charge makers a quarter of the taker fee. Direct members pay to the hundredth of a cent.',
  source: 'https://docs.kalshi.com/getting_started/fee_rounding; rates: https://www.research.capitola.xyz/kalshi-fees',
  checked: '2026-11-23',
}
