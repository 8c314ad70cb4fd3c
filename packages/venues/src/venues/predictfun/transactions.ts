import { approveMoney, approveShares } from '../../chain/approvals.ts'
import { redeemAll, redeemAmounts, settledCondition } from '../../chain/redemption.ts'
import type { Venue } from '../../venue.ts'
import type { PredictAccount } from './account.ts'
import type { PredictMarket } from './api.ts'
import { isAdapted, kindOf, type MarketKind, type PredictNetwork } from './networks.ts'

const ID = 'predictfun'

/** Returns the approvals that trading on markets of these kinds needs: money for purchases, shares for sales. */
export function approvalsOf(network: PredictNetwork, kinds: readonly MarketKind[]) {
  const { chainId, money, exchanges, shares, adapters } = network
  return [
    ...kinds.map((kind) => approveMoney({ chainId, token: money, spender: exchanges[kind] })),
    ...kinds.map((kind) => approveShares({ chainId, token: shares[kind], spender: exchanges[kind] })),
    // Matches of such markets turn shares of one of them into those of another.
    ...kinds.filter(isAdapted).map((kind) => approveShares({ chainId, token: shares[kind], spender: adapters[kind] })),
  ]
}

interface Parts {
  network: PredictNetwork
  market: (marketId: string) => Promise<PredictMarket>
}

/** Creates the operations that build transactions of the wallet, as @predictdotfun/sdk sends them. */
export function createTransactions(account: PredictAccount, { network, market }: Parts) {
  const { chainId, money, shares, adapters } = network

  return {
    async buildApprovals(marketId) {
      const { address: from } = await account.wallet()
      const kinds = marketId === undefined ? (Object.keys(shares) as MarketKind[]) : [kindOf(await market(marketId))]
      return approvalsOf(network, kinds).map((transaction) => ({ from, ...transaction }))
    },

    async buildRedemption(marketId) {
      const [{ address: from }, row] = [await account.wallet(), await market(marketId)]
      const isSettled = row.status === 'RESOLVED'
      const conditionId = settledCondition({ exchange: ID, marketId, isSettled, conditionId: row.conditionId })
      const kind = kindOf(row)
      const held = async (indexSet: 1 | 2): Promise<bigint> => {
        const { onChainId } = row.outcomes.find((outcome) => outcome.indexSet === indexSet) ?? {}
        const position = (await account.positions(from)).find(({ outcome }) => outcome.onChainId === onChainId)
        return BigInt(position?.amount ?? 0)
      }
      const transactions = isAdapted(kind)
        ? [
            approveShares({ chainId, token: shares[kind], spender: adapters[kind] }),
            redeemAmounts({ chainId, contract: adapters[kind], conditionId, amounts: [await held(1), await held(2)] }),
          ]
        : [redeemAll({ chainId, contract: shares[kind], conditionId, money })]
      return transactions.map((transaction) => ({ from, ...transaction }))
    },
  } satisfies Partial<Venue>
}
