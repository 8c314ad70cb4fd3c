import { approveMoney, approveShares } from '../../chain/approvals.ts'
import { redeemAll, settledCondition } from '../../chain/redemption.ts'
import { CrossvenueError } from '../../errors.ts'
import type { Venue } from '../../venue.ts'
import type { OpinionAccount } from './account.ts'
import type { OpinionMarket, QuoteToken } from './api.ts'
import { CHAIN } from './sign.ts'

const ID = 'opinion'

/** The contract of the shares, as in @opinion-labs/opinion-clob-sdk. */
const SHARES = '0xAD1a38cEc043e70E83a3eC30443dB285ED10D774'
/** Its number of a market with a result. */
const RESOLVED = 4

interface Markets {
  /** Reads a market as it is now. */
  freshMarket(marketId: string): Promise<OpinionMarket>
  quoteTokens(): Promise<QuoteToken[]>
}

/** Creates the operations that build transactions of the Safe that holds the money. */
export function createTransactions(account: OpinionAccount, { freshMarket, quoteTokens }: Markets) {
  const moneyOf = ({ marketId, quoteToken }: OpinionMarket): string => {
    if (quoteToken) return quoteToken
    throw new CrossvenueError('EXCHANGE_ERROR', `Opinion does not state what ${marketId} is paid in`, { exchange: ID })
  }

  return {
    async buildApprovals(marketId) {
      const { safe: from } = await account.trader()
      const wanted = marketId === undefined ? undefined : moneyOf(await freshMarket(marketId)).toLowerCase()
      return (await quoteTokens())
        .filter(({ quoteTokenAddress }) => wanted === undefined || quoteTokenAddress.toLowerCase() === wanted)
        .flatMap(({ quoteTokenAddress: token, ctfExchangeAddress: spender }) => [
          approveMoney({ chainId: CHAIN, token, spender }),
          approveShares({ chainId: CHAIN, token: SHARES, spender }),
        ])
        .map((transaction) => ({ from, ...transaction }))
    },

    async buildRedemption(marketId) {
      const [{ safe: from }, market] = [await account.trader(), await freshMarket(marketId)]
      const isSettled = market.status === RESOLVED
      const conditionId = settledCondition({ exchange: ID, marketId, isSettled, conditionId: market.conditionId })
      return [{ from, ...redeemAll({ chainId: CHAIN, contract: SHARES, conditionId, money: moneyOf(market) }) }]
    },
  } satisfies Partial<Venue>
}
