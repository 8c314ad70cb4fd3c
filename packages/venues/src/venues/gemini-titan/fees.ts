import { feeFormula, type VenueFees } from '../../fees/fees.ts'

export const fees: VenueFees = {
  taker: feeFormula({ kind: 'lower-price', rate: 0.05, rounding: 'up-to-cent' }),
  maker: feeFormula({ kind: 'lower-price', rate: 0.01, rounding: 'up-to-cent' }),
  winnings: 0,
  note: 'Promotions may lower it. The venue does not state the rounding; up to the cent is the dearest.',
  source: 'https://www.gemini.com/fees/predictions',
  checked: '2026-11-23',
}
