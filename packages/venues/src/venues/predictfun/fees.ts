import { feeFormula, noFee, type VenueFees } from '../../fees/fees.ts'

export const fees: VenueFees = {
  // A purchase is charged in shares and a sale in money; in money both come to the same.
  taker: feeFormula({ kind: 'lower-price', rate: 0.02 }),
  maker: noFee,
  winnings: 0,
  note: 'Each market states its own rate (`feeRateBps`); 200 is usual. Discounts for some accounts are not counted.',
  source: 'https://dev.predict.fun/trading/fees; field feeRateBps of a market',
  checked: '2026-11-22',
}
