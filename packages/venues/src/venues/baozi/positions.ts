import type { Position } from '../../models.ts'
import { fromUnits } from '../../values/units.ts'
import { type BaoziMarket, DECIMALS } from './accounts.ts'
import { outcomeIdOf, priceOf } from './parse.ts'

/** A wallet's bets on one market as an account of the program stores them; amounts in lamports. */
export interface BaoziBets {
  kind: 'boolean' | 'race'
  /** The market's number among those of its kind. */
  marketNumber: bigint
  /** One for each outcome. */
  amounts: bigint[]
  isClaimed: boolean
}

/**
 * Reads such an account. Throws where the bytes do not reach.
 *
 *     kind 8 | user 32 | market number u64 | amounts 2 x u64, or 10 x u64 in a race | claimed u8 | ...
 */
export function readBets(kind: BaoziBets['kind'], data: Buffer): BaoziBets {
  const count = kind === 'boolean' ? 2 : 10
  const amounts = Array.from({ length: count }, (_, n) => data.readBigUInt64LE(48 + 8 * n))
  return { kind, marketNumber: data.readBigUInt64LE(40), amounts, isClaimed: data.readUInt8(48 + 8 * count) === 1 }
}

/** Converts bets to positions: the size is the stake in SOL, as no other number of shares exists. */
export function parsePositions(bets: readonly BaoziBets[], markets: readonly BaoziMarket[]): Position[] {
  return bets.flatMap(({ kind, marketNumber, amounts, isClaimed }) => {
    const market = markets.find((each) => each.kind === kind && each.number === marketNumber)
    if (!market || isClaimed) return []
    return market.labels.flatMap((label, n): Position[] => {
      const size = fromUnits(String(amounts[n] ?? 0n), DECIMALS)
      const price = priceOf(market, n)
      if (!size) return []
      return [
        {
          marketId: market.pubkey,
          outcomeId: outcomeIdOf(market, n),
          outcomeLabel: label,
          size,
          ...(price !== undefined && { currentPrice: price }),
        },
      ]
    })
  })
}
