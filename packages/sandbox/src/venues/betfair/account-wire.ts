import type { Engine } from '../../engine/engine.ts'
import { exposureOf, fillsOfOrder, holdingsOf } from '../../engine/holdings.ts'
import { type EngineOrder, type Fill, isBid, ONE, remainingOf } from '../../engine/order.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { oddsOf, stakeOf } from './ladder.ts'
import { marketIdOf, runnerOf } from './wire.ts'

// Bets and money of members, in the venue's own field names, units and types.

/** The venue's tag of an order: its runner, its id, and the caller's name of it. */
export interface Tag {
  betId: string
  market: ScenarioMarket
  customerOrderRef: string | undefined
}
export const tagOf = ({ tag }: EngineOrder): Tag | undefined => tag as Tag | undefined

const toNumber = (millionths: bigint): number => Number(millionths) / Number(ONE)
const pounds = (money: bigint): number => toNumber(money / ONE)
export const instant = (at: number): string => new Date(at).toISOString()
const oddsAt = (price: bigint): number => oddsOf(toNumber(price))
const sideOf = (order: EngineOrder) => (isBid(order) ? 'BACK' : 'LAY')

/** The matched part of an order: the backer's stake, and the average odds. */
export function matchedOf(order: EngineOrder, fills: readonly Fill[]) {
  const own = fillsOfOrder(fills, order).map(([{ price, size }]) => stakeOf(toNumber(size), oddsAt(price)))
  const sizeMatched = own.reduce((sum, stake) => sum + stake, 0)
  return { sizeMatched, averagePriceMatched: sizeMatched > 0 ? toNumber(order.filled) / sizeMatched : 0 }
}

const betOf = (order: EngineOrder, { betId, market, customerOrderRef }: Tag) => ({
  betId,
  marketId: marketIdOf(market),
  selectionId: runnerOf(market),
  handicap: 0,
  side: sideOf(order),
  persistenceType: 'LAPSE',
  orderType: 'LIMIT',
  placedDate: instant(order.placedAt),
  ...(customerOrderRef !== undefined && { customerOrderRef }),
})

export function currentRow(order: EngineOrder, tag: Tag, fills: readonly Fill[]) {
  const odds = oddsAt(order.price)
  const stake = (contracts: bigint) => stakeOf(toNumber(contracts), odds)
  const isOpen = order.status === 'open'
  return {
    ...betOf(order, tag),
    priceSize: { price: odds, size: stake(order.size) },
    bspLiability: 0,
    status: isOpen ? 'EXECUTABLE' : 'EXECUTION_COMPLETE',
    ...(order.filled > 0n && { matchedDate: instant(order.changedAt) }),
    ...matchedOf(order, fills),
    sizeRemaining: isOpen ? stake(remainingOf(order)) : 0,
    sizeLapsed: 0,
    sizeCancelled: isOpen ? 0 : stake(remainingOf(order)),
    sizeVoided: 0,
    regulatorCode: 'GIBRALTAR REGULATOR',
  }
}

/** A bet that is settled, or was canceled before any match. */
export function clearedRow(order: EngineOrder, tag: Tag, fills: readonly Fill[], isSettled: boolean) {
  const { sizeMatched, averagePriceMatched } = matchedOf(order, fills)
  const odds = oddsAt(order.price)
  return {
    eventTypeId: '1',
    ...betOf(order, tag),
    priceRequested: odds,
    settledDate: instant(order.changedAt),
    betCount: 1,
    ...(isSettled
      ? { priceMatched: averagePriceMatched, sizeSettled: sizeMatched, lastMatchedDate: instant(order.changedAt) }
      : { sizeCancelled: stakeOf(toNumber(order.size), odds) }),
  }
}

/** The matches of a member's bets on a runner. */
export const matchRows = (fills: readonly Fill[], account: string, market: ScenarioMarket) =>
  fills
    .filter((fill) => fill.market === market.id)
    .flatMap((fill) =>
      [fill.taker, fill.maker]
        .filter((order) => order.account === account)
        .map((order) => {
          const odds = oddsAt(fill.price)
          return {
            betId: tagOf(order)?.betId,
            matchId: fill.id.replace(/\D/g, ''),
            side: sideOf(order),
            price: odds,
            size: stakeOf(toNumber(fill.size), odds),
            matchDate: instant(fill.at),
          }
        }),
    )

/** Money: what bets may lose at the worst is not available. */
export function fundsRow({ ledger, fills }: Engine, account: string) {
  const { cash, lockedCash } = ledger.account(account)
  const held = holdingsOf(fills, account, { netting: true }).reduce((sum, holding) => sum + exposureOf(holding), 0n)
  return {
    availableToBetBalance: pounds(cash),
    exposure: -pounds(held + lockedCash),
    retainedCommission: 0,
    exposureLimit: -10_000,
    discountRate: 0,
    pointsBalance: 0,
    wallet: 'UK',
  }
}
