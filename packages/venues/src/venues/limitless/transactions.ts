import { approveMoney, approveShares } from '../../chain/approvals.ts'
import { redeemAll, settledCondition } from '../../chain/redemption.ts'
import { CrossvenueError } from '../../errors.ts'
import type { Venue } from '../../venue.ts'
import type { LimitlessAccount } from './account.ts'
import type { LimitlessMarket } from './api.ts'
import type { Finder } from './find.ts'
import { isGroup } from './parse.ts'
import { CHAIN } from './sign.ts'

const ID = 'limitless'

/** The contract of the shares, as in @limitless-exchange/sdk. */
const SHARES = '0xC9c98965297Bc527861c898329Ee280632B76e18'

const refuse = (code: 'NOT_SUPPORTED' | 'VALIDATION_ERROR' | 'MARKET_NOT_FOUND', message: string) =>
  new CrossvenueError(code, message, { exchange: ID, field: 'marketId' })

/** Creates the operations that build transactions of the wallet with the money: the contracts are those of a market. */
export function createTransactions(account: LimitlessAccount, { ids, listingAt }: Finder) {
  /** Only open markets can be found by their number. */
  const marketOf = async (marketId: string): Promise<LimitlessMarket> => {
    const known = ids.known(marketId) ?? (/^\d+$/.test(marketId) ? await ids.find(marketId) : undefined)
    const slug = known?.marketSlug ?? (/^\d+$/.test(marketId) ? undefined : marketId)
    if (slug === undefined) {
      throw refuse('MARKET_NOT_FOUND', `No open market ${marketId} on Limitless; name a settled one by its slug`)
    }
    const listing = await listingAt(slug, 'MARKET_NOT_FOUND')
    if (isGroup(listing)) throw refuse('NOT_SUPPORTED', `${slug} is a group of markets; name one of them`)
    return listing
  }
  const moneyOf = ({ slug, collateralToken }: LimitlessMarket): string => {
    if (collateralToken?.address) return collateralToken.address
    throw new CrossvenueError('EXCHANGE_ERROR', `Limitless does not state what ${slug} is paid in`, { exchange: ID })
  }

  return {
    async buildApprovals(marketId) {
      if (marketId === undefined) {
        throw refuse('VALIDATION_ERROR', 'marketId: required, because each market of Limitless names its contracts')
      }
      const [{ maker: from }, market] = [await account.trader(), await marketOf(marketId)]
      const { exchange, adapter } = market.venue ?? {}
      if (!exchange) throw refuse('NOT_SUPPORTED', `${market.slug} takes no orders: it has no order book`)
      return [
        approveMoney({ chainId: CHAIN, token: moneyOf(market), spender: exchange }),
        approveShares({ chainId: CHAIN, token: SHARES, spender: exchange }),
        ...(adapter ? [approveShares({ chainId: CHAIN, token: SHARES, spender: adapter })] : []),
      ].map((transaction) => ({ from, ...transaction }))
    },

    async buildRedemption(marketId) {
      const [{ maker: from }, market] = [await account.trader(), await marketOf(marketId)]
      // The shares of such a market are paid in a token of the adapter, whose calls are not published.
      if (market.venue?.adapter) {
        throw refuse('NOT_SUPPORTED', `${market.slug} is settled through an adapter: redeem its shares on the website`)
      }
      const isSettled = typeof market.winningOutcomeIndex === 'number'
      const conditionId = settledCondition({ exchange: ID, marketId, isSettled, conditionId: market.conditionId })
      return [{ from, ...redeemAll({ chainId: CHAIN, contract: SHARES, conditionId, money: moneyOf(market) }) }]
    },
  } satisfies Partial<Venue>
}
