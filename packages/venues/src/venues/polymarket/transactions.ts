import { approveMoney, approveShares } from '../../chain/approvals.ts'
import { redeemAll, settledCondition } from '../../chain/redemption.ts'
import { CrossvenueError } from '../../errors.ts'
import type { Venue } from '../../venue.ts'
import type { PolymarketAccount } from './account.ts'
import type { PolymarketApi } from './api.ts'
import { findMarket } from './find.ts'
import { parseMarket } from './parse.ts'
import type { GammaMarket } from './schemas.ts'
import { CHAIN, contracts, DOLLAR, type MarketKind } from './sign.ts'

const ID = 'polymarket'

// Contracts and calls as in @polymarket/client, environments.ts and actions/positions.ts.

/** The contracts of the shares. */
const SHARES = '0x4D97DCd97eC945f40cF65F87097ACe5EA0476045'
const POSITIONS = '0x006F54F7f9A22e0000CC2AB60031000000ae9fEF'
const sharesOf: Record<MarketKind, string> = { ordinary: SHARES, negRisk: SHARES, positions: POSITIONS }
/** They take shares, have the older dollar paid for them, and pay out the present one. */
const adapters: Record<Exclude<MarketKind, 'positions'>, string> = {
  ordinary: '0xAdA100Db00Ca00073811820692005400218FcE1f',
  negRisk: '0xadA2005600Dec949baf300f4C6120000bDB6eAab',
}

const kindOf = ({ version, negRisk }: GammaMarket): MarketKind =>
  version === 'v2' ? 'positions' : negRisk ? 'negRisk' : 'ordinary'

/** Creates the operations that build transactions of the wallet with the money. */
export function createTransactions(api: PolymarketApi, account: PolymarketAccount) {
  const rowOf = async (marketId: string) => (await findMarket(api, { by: 'marketId', value: marketId })).row
  const funder = async () => (await account.funder()).address

  return {
    async buildApprovals(marketId) {
      const from = await funder()
      const kinds = marketId === undefined ? (Object.keys(contracts) as MarketKind[]) : [kindOf(await rowOf(marketId))]
      return kinds
        .flatMap((kind) => {
          const [spender, chainId] = [contracts[kind].address, CHAIN]
          return [
            approveMoney({ chainId, token: DOLLAR, spender }),
            approveShares({ chainId, token: sharesOf[kind], spender }),
          ]
        })
        .map((transaction) => ({ from, ...transaction }))
    },

    async buildRedemption(marketId) {
      const [from, row] = [await funder(), await rowOf(marketId)]
      const kind = kindOf(row)
      if (kind === 'positions') {
        const message = `${marketId} is a market of the second protocol version, whose shares are redeemed on the website`
        throw new CrossvenueError('NOT_SUPPORTED', message, { exchange: ID, field: 'marketId' })
      }
      const isSettled = parseMarket(row).status === 'resolved'
      const conditionId = settledCondition({ exchange: ID, marketId, isSettled, conditionId: row.conditionId })
      const contract = adapters[kind]
      return [
        approveShares({ chainId: CHAIN, token: SHARES, spender: contract }),
        redeemAll({ chainId: CHAIN, contract, conditionId, money: DOLLAR }),
      ].map((transaction) => ({ from, ...transaction }))
    },
  } satisfies Partial<Venue>
}
