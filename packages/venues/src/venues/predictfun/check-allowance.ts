import { approveMoney, approveShares } from '../../account-check/approvals.ts'
import type { AccountStep } from '../../account-check/check-account.ts'
import type { PredictNetwork } from './networks.ts'

/**
 * Creates the check that says which approvals trading needs: the venue does not state which of them exist, and answers an
 * order without one with `create_order_insufficient_collateral_allowance` or `..._shares_allowance`.
 */
export const allowanceOf = ({ chainId, money, exchanges, shares, adapters }: PredictNetwork): AccountStep => ({
  name: 'allowance',
  run: async () => ({
    status: 'unknown',
    message: 'Predict.fun does not return what its contracts may move.',
    advice:
      'Trade once on its website with the same wallet, which asks for the approvals, or send these transactions: money is ' +
      'needed for purchases, shares are for sales, by the exchange of the market.',
    transactions: [
      ...Object.values(exchanges).map((spender) => approveMoney({ chainId, token: money, spender })),
      ...kindsOf(exchanges).map((kind) => approveShares({ chainId, token: shares[kind], spender: exchanges[kind] })),
      ...kindsOf(adapters).map((kind) => approveShares({ chainId, token: shares[kind], spender: adapters[kind] })),
    ],
  }),
})

const kindsOf = <K extends string>(contracts: Readonly<Record<K, string>>): K[] => Object.keys(contracts) as K[]
