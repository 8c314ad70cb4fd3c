import { type EngineOrder, type Fill, ONE, ownPrice, type Token } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { mirror } from '../../points.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { hashId } from '../../token-ids.ts'
import type { Level, WorldTrade } from '../../world.ts'
import { betOf, leagueOf } from './bets.ts'

// The scenario in the venue's own field names and types.

export const CHAIN = 4162
export const ESCROW = hashId('sxbet', 'escrow').slice(0, 42)
export const USDC = '0x6629Ce1Cf35Cc1329ebB4F63202F3f197b3F050B'
/** The odds of a millionth. */
export const MILLIONTH = 10n ** 14n
/** The step of odds, in 10^-5. */
export const LADDER = 125
export const MINIMUM = 1_000_000n

export const metadata = {
  chainId: CHAIN,
  domain: { name: 'OBv3 Escrow', version: '1', chainId: CHAIN, verifyingContract: ESCROW },
  activeAsset: { symbol: 'USDC', baseToken: USDC, escrowAddress: ESCROW, decimals: 6 },
  oddsLadderStepSize: LADDER,
  bettingDelay: { pregameMsDefault: 0, liveMsDefault: 10_000, leagueIdToMs: {}, sportIdToMs: {} },
  limits: {
    orderSizeMinimum: '1',
    orderSizeMinimumBaseUnits: String(MINIMUM),
    minRestingOrderSizeBaseUnits: '100000',
    maxCreateOrders: 10,
    maxCancelOrders: 100,
  },
}

/** A market with its event. */
export interface Listed {
  event: ScenarioEvent
  market: ScenarioMarket
}
export type Listings = ReadonlyMap<string, Listed>

export const listingsOf = (exchange: Pick<Exchange, 'events'>): Listings =>
  new Map(
    exchange.events('sxbet').flatMap((event) => event.markets.map((market) => [market.id, { event, market }] as const)),
  )

export function marketRow(exchange: Exchange, { event, market }: Listed) {
  const { one, two, type, line } = betOf(market, event)
  const { leagueId, leagueLabel, sportId, sportLabel } = leagueOf(event)
  const [teamOneName, teamTwoName] = event.title.split(' vs ')
  const { winner } = market
  return {
    status: exchange.quote(market) ? 'ACTIVE' : 'INACTIVE',
    marketHash: market.id,
    outcomeOneName: one,
    outcomeTwoName: two,
    outcomeVoidName: line === undefined ? 'NO_CONTEST' : 'NO_GAME_OR_EVEN',
    teamOneName,
    teamTwoName,
    type,
    gameTime: Math.floor(Date.parse(event.starts ?? market.closes) / 1_000),
    ...(line !== undefined && { line, mainLine: true, isQuarterLineMarket: false }),
    sportXeventId: event.id,
    liveEnabled: false,
    sportLabel,
    sportId,
    leagueId,
    leagueLabel,
    group1: leagueLabel,
    ...(winner !== undefined && {
      outcome: winner + 1,
      reportedDate: Math.floor(Date.parse(market.closes) / 1_000),
    }),
  }
}

const millionths = (value: number): bigint => BigInt(Math.round(value * Number(ONE)))
const stakeOf = (size: bigint, price: bigint): bigint => (size * price + ONE / 2n) / ONE

/** Writes books, and counts the versions of each. */
export function createBooks(exchange: Exchange) {
  const versions = new Map<string, { text: string; count: number }>()
  const rows = (levels: readonly Level[], priceOf: (price: number) => number) =>
    levels.map(({ price, size }) => {
      const own = millionths(priceOf(price))
      return { percentageOdds: String(own * MILLIONTH), size: String(stakeOf(millionths(size), own)) }
    })
  return (market: ScenarioMarket) => {
    const { bids, asks } = exchange.book(market)
    const levels = { outcomeOne: rows(bids, (price) => price), outcomeTwo: rows(asks, mirror) }
    const text = JSON.stringify(levels)
    const before = versions.get(market.id)
    const version = before?.text === text ? before : { text, count: (before?.count ?? 0) + 1 }
    versions.set(market.id, version)
    return { marketHash: market.id, version: `001${String(version.count).padStart(20, '0')}`, ...levels }
  }
}
export type Books = ReturnType<typeof createBooks>

/** A bet of a stranger, of which the world states no more than price and size. */
export function worldTradeRow({ event, market }: Listed, { id, at, side, price, size }: WorldTrade) {
  const isOne = side === 'buy'
  const own = isOne ? millionths(price) : ONE - millionths(price)
  return tradeRow({ event, market }, { id, at, isOne, own, size: millionths(size) })
}

/** The taker's bet. */
export const fillTradeRow = (listed: Listed, { id, at, price, size, taker }: Fill) =>
  tradeRow(listed, { id, at, isOne: taker.token === 0, own: ownPrice(taker, price), size })

interface Traded {
  id: string
  at: number
  isOne: boolean
  /** The price of the outcome, in millionths. */
  own: bigint
  size: bigint
}

function tradeRow({ event, market }: Listed, { id, at, isOne, own, size }: Traded) {
  const { one, two, type } = betOf(market, event)
  return {
    tradeId: hashId('sxbet trade', id),
    marketHash: market.id,
    isParlay: false,
    isBettingOutcomeOne: isOne,
    totalStake: String(stakeOf(size, own)),
    totalReturn: String(size),
    weightedAverageOdds: String(own * MILLIONTH),
    betTime: new Date(at).toISOString(),
    outcomeLabel: isOne ? one : two,
    eventId: event.id,
    type,
  }
}

/** The stake and the end that an order was sent with, and its event. */
export interface OrderTag {
  stake: bigint
  expiry: number
  eventId: string
}

export function orderRow(order: EngineOrder) {
  const { stake, expiry, eventId } = order.tag as OrderTag
  const isOpen = order.status === 'open'
  const remaining = order.status === 'filled' ? 0n : stake - order.spent / ONE
  return {
    id: order.id,
    marketHash: order.market,
    userAddress: order.account,
    wallet: hashId('sxbet proxy', order.account).slice(0, 42),
    isBettingOutcomeOne: order.token === 0,
    percentageOdds: String(order.price * MILLIONTH),
    totalBetSize: String(stake),
    remainingSize: String(remaining),
    expiry: new Date(expiry * 1_000).toISOString(),
    status: isOpen ? 'ACTIVE' : 'INACTIVE',
    inactiveReason: isOpen ? null : reasonOf(order),
    eventId,
    createdAt: new Date(order.placedAt).toISOString(),
    updatedAt: new Date(order.changedAt).toISOString(),
  }
}

function reasonOf(order: EngineOrder): string {
  if (order.status === 'filled') return 'FILLED'
  if (order.unfilled !== 'rest') return 'NO_LIQUIDITY'
  return order.expires !== undefined && order.changedAt >= order.expires ? 'EXPIRED' : 'USER_REQUESTED'
}

export function fillRow(fill: Fill, order: EngineOrder) {
  const own = ownPrice(order, fill.price)
  const [matchId, txHash] = [hashId('sxbet match', fill.id), hashId('sxbet transaction', fill.id)]
  return {
    id: `${matchId}:${order.id}:${fill.market}`,
    matchId,
    orderId: order.id,
    tradeId: hashId('sxbet trade', fill.id),
    marketHash: fill.market,
    isParlay: false,
    userAddress: order.account,
    fillAmount: String(stakeOf(fill.size, own)),
    fillOdds: String(own * MILLIONTH),
    returnAmount: String(fill.size),
    isBettingOutcomeOne: order.token === 0,
    isMaker: order === fill.maker,
    status: 'LOCKED',
    txHash,
    ceRefundAmount: '0',
    ceRefundFeeAmount: '0',
    createdAt: new Date(fill.at).toISOString(),
    updatedAt: new Date(fill.at).toISOString(),
    settlement: null,
  }
}

/** Adds up the bets of an account on a market: stakes and returns by outcome. */
export function positionRow(market: string, bets: readonly [Fill, EngineOrder][]) {
  const [shares, stakes]: [[bigint, bigint], [bigint, bigint]] = [
    [0n, 0n],
    [0n, 0n],
  ]
  for (const [{ size, price }, order] of bets) {
    shares[order.token] += size
    stakes[order.token] += stakeOf(size, ownPrice(order, price))
  }
  const total = stakes[0] + stakes[1]
  const isOne = shares[0] >= shares[1]
  const odds = (token: Token) => (shares[token] > 0n ? String((stakes[token] * MILLIONTH * ONE) / shares[token]) : null)
  const [most, least] = isOne ? shares : ([shares[1], shares[0]] as const)
  return {
    marketHash: market,
    totalStake: String(total),
    maxWin: String(most - total),
    maxLoss: String(least - total),
    isOutcomeOneMaxWin: isOne,
    odds: { outcomeOne: odds(0), outcomeTwo: odds(1) },
    pnl: null,
    tradeCount: bets.length,
  }
}
