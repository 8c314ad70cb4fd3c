import { noFee, type VenueFees } from '../../fees/fees.ts'

export const fees: VenueFees = {
  taker: noFee,
  maker: noFee,
  winnings: 0.1,
  note: 'A withdrawal costs another 5 per cent, which is not counted.',
  source: 'https://defirate.com/learn/prediction-market-fees (of January 2026)',
  checked: '2026-11-23',
}
