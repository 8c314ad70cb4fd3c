import { noFee, type VenueFees } from '../../fees/fees.ts'

export const fees: VenueFees = {
  taker: noFee,
  maker: noFee,
  winnings: 0.05,
  note: 'The usual market base rate; each market states its own (sourceMetadata.marketBaseRate, in percent). It is charged on the net winnings of a whole market, over all its runners, less the discount of the account; no order has a fee of its own. Accounts that win much pay further charges.',
  source: 'https://betfair-developer-docs.atlassian.net, field marketBaseRate of MarketDescription',
  checked: '2026-11-25',
}
