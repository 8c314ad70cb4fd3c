import { redeemAll, settledCondition } from '../../chain/redemption.ts'
import type { Venue } from '../../venue.ts'
import type { ProbableAccount } from './account.ts'
import type { ProbableMarket } from './api.ts'
import { CHAIN } from './sign.ts'

const ID = 'probable'

/** The contract of the shares and the dollar that they are paid in, as in @prob/core and @prob/clob. */
const SHARES = '0x364d05055614B506e2b9A287E4ac34167204cA83'
const DOLLAR = '0x55d398326f99059fF775485246999027B3197955'

/** Creates the operation that builds transactions of the Safe or the wallet that holds the money. */
export const createTransactions = (
  account: Pick<ProbableAccount, 'funder'>,
  market: (marketId: string) => Promise<ProbableMarket>,
) =>
  ({
    async buildRedemption(marketId) {
      const [{ address: from }, { status, condition_id: conditionId }] = [
        await account.funder(),
        await market(marketId),
      ]
      const condition = settledCondition({ exchange: ID, marketId, isSettled: status === 'resolved', conditionId })
      return [{ from, ...redeemAll({ chainId: CHAIN, contract: SHARES, conditionId: condition, money: DOLLAR }) }]
    },
  }) satisfies Partial<Venue>
