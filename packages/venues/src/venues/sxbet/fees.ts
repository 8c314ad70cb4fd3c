import { noFee, type VenueFees } from '../../fees/fees.ts'

export const fees: VenueFees = {
  taker: noFee,
  maker: noFee,
  winnings: 0,
  note: 'An account may have rates of its own on the profit of winning bets and on refunds, which the venue shows to nobody else (`GET /user/fees-v3`); unset ones charge nothing.',
  source: 'https://docs.sx.bet/developers/fees',
  checked: '2026-11-25',
}
