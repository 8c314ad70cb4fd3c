import { CrossvenueError } from '../errors.ts'
import type { Transaction } from '../models.ts'
import { word } from './call-data.ts'

interface Redemption {
  chainId: number
  /** The contract that pays for the shares. */
  contract: string
  /** The market, in the contract of its shares. */
  conditionId: string
}

/** `redeemPositions(address,bytes32,bytes32,uint256[])` of https://github.com/gnosis/conditional-tokens-contracts. */
const REDEEM_ALL = '0x01b7037c'
/** `redeemPositions(bytes32,uint256[])` of https://github.com/Polymarket/neg-risk-ctf-adapter, and of its descendants. */
const REDEEM_AMOUNTS = '0xdbeccb23'

/** Returns the transaction that turns all shares of both outcomes of a market into money; `money` is what they are paid in. */
export const redeemAll = ({ chainId, contract, conditionId, money }: Redemption & { money: string }): Transaction => ({
  to: contract,
  // The list of outcomes comes behind the four words of the arguments: its length, and the index sets 1 and 2.
  data: REDEEM_ALL + [money, '0', conditionId, '80', '2', '1', '2'].map(word).join(''),
  value: '0',
  chainId,
})

/** Returns the transaction that turns so many shares of each outcome into money, in their smallest units. */
export const redeemAmounts = ({
  chainId,
  contract,
  conditionId,
  amounts,
}: Redemption & { amounts: readonly [bigint, bigint] }): Transaction => ({
  to: contract,
  data: REDEEM_AMOUNTS + [conditionId, '40', '2', ...amounts.map((amount) => amount.toString(16))].map(word).join(''),
  value: '0',
  chainId,
})

/** A market as a venue states it. */
interface SettledMarket {
  exchange: string
  marketId: string
  isSettled: boolean
  conditionId: string | null | undefined
}

/** Returns the id of a settled market in the contract of its shares. Throws VALIDATION_ERROR before it is settled. */
export function settledCondition({ exchange, marketId, isSettled, conditionId }: SettledMarket): string {
  if (!isSettled) {
    const message = `marketId: ${marketId} is not settled yet on ${exchange}: its shares can be sold, and redeemed later`
    throw new CrossvenueError('VALIDATION_ERROR', message, { exchange, field: 'marketId' })
  }
  if (conditionId && /^(0x)?[0-9a-f]{64}$/i.test(conditionId)) return conditionId
  throw new CrossvenueError('EXCHANGE_ERROR', `${exchange} states no condition id for market ${marketId}`, { exchange })
}
