import type { AccountStep } from '../../account-check/check-account.ts'
import type { MarketKind, PredictNetwork } from './networks.ts'
import { approvalsOf } from './transactions.ts'

/**
 * Creates the check that says which approvals trading needs: the venue does not state which of them exist, and answers an
 * order without one with `create_order_insufficient_collateral_allowance` or `..._shares_allowance`.
 */
export const allowanceOf = (network: PredictNetwork): AccountStep => ({
  name: 'allowance',
  run: async () => ({
    status: 'unknown',
    message: 'Predict.fun does not return what its contracts may move.',
    advice:
      'Trade once on its website with the same wallet, which asks for the approvals, or send these transactions: money is ' +
      'needed for purchases, shares are for sales, by the exchange of the market.',
    transactions: approvalsOf(network, Object.keys(network.shares) as MarketKind[]),
  }),
})
