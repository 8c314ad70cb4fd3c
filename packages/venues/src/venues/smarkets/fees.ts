import { noFee, type VenueFees } from '../../fees/fees.ts'

export const fees: VenueFees = {
  taker: noFee,
  maker: noFee,
  winnings: 0.02,
  note: 'The rate of the standard account (`commission_type`); other accounts have others.',
  source: 'https://docs.smarkets.com, field commission_type of an account',
  checked: '2026-11-23',
}
