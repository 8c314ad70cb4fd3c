import type { MarketOutcome, OrderBook, Trade, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { toNumber } from '../../values/decimal.ts'
import { parseInstant, toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { oppositePrice, priceOf, sizeOf, tickOf } from './amounts.ts'
import { ID, type SxBook, type SxMarket, type SxMetadata, type SxTrade } from './api.ts'
import { type Outcome, outcomeIdOf } from './outcome.ts'
import { answerName, eventTitle, marketTitle } from './titles.ts'
import { voidRules } from './void-rules.ts'

/** Sports by the venue's numbers; what is left of them is custom, crypto, economics, politics, entertainment and medicine. */
const SPORTS: readonly (number | null | undefined)[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 20]

/** The rules of all markets. */
type Shared = Pick<SxMetadata, 'oddsLadderStepSize' | 'limits'>

/** Parses the markets of one event; the venue's row of an event has no more than they have. */
export function parseEvent(rows: readonly [SxMarket, ...SxMarket[]], metadata: Shared): UnifiedEvent {
  const [first] = rows
  return {
    id: first.eventId,
    title: eventTitle(first),
    markets: rows.map((row) => parseMarket(row, metadata)),
    ...omitEmpty({ startDate: instantOf(first.gameTime) }),
    ...filedUnder(first),
    sourceExchange: ID,
    sourceMetadata: omitEmpty({ leagueId: first.leagueId, sportId: first.sportId }),
  }
}

/** Returns the markets of each event, in the order of the list. */
export function groupByEvent(rows: readonly SxMarket[]): [SxMarket, ...SxMarket[]][] {
  const groups = new Map<string, [SxMarket, ...SxMarket[]]>()
  for (const row of rows) {
    const group = groups.get(row.eventId)
    if (group) group.push(row)
    else groups.set(row.eventId, [row])
  }
  return [...groups.values()]
}

/** Parses a market. The venue lists no prices and no volumes; its trading ends with the game. */
export function parseMarket(row: SxMarket, metadata: Shared): UnifiedMarket {
  return withSides({
    marketId: row.marketHash,
    eventId: row.eventId,
    title: marketTitle(row),
    outcomes: [parseOutcome(row, true), parseOutcome(row, false)],
    ...omitEmpty({
      subtitle: answerName(row),
      description: voidRules(row),
      resolutionDate: instantOf(row.reportedDate) ?? instantOf(row.gameTime),
      status: statusOf(row),
      // A purchase costs its stake.
      minOrderCost: toNumber(BigInt(metadata.limits.orderSizeMinimumBaseUnits)) || undefined,
    }),
    tickSize: toNumber(tickOf(metadata)),
    ...filedUnder(row),
    sourceExchange: ID,
    sourceMetadata: omitEmpty({
      type: row.type,
      line: row.line,
      mainLine: row.mainLine,
      isQuarterLineMarket: row.isQuarterLineMarket,
      liveEnabled: row.liveEnabled,
      outcomeVoidName: row.outcomeVoidName,
      outcome: row.outcome,
    }),
  })
}

/** A void market returns all stakes and has no winner. */
function parseOutcome(
  { marketHash, outcomeOneName, outcomeTwoName, outcome }: SxMarket,
  isOne: boolean,
): MarketOutcome {
  const price = outcome ? ((outcome === 1) === isOne ? 1 : 0) : undefined
  return {
    outcomeId: outcomeIdOf({ marketHash, isOne }),
    marketId: marketHash,
    label: isOne ? outcomeOneName : outcomeTwoName,
    ...(price !== undefined && { price }),
  }
}

/** A market stays active after its result was reported. */
function statusOf({ status, outcome }: SxMarket): string | undefined {
  if (outcome !== null && outcome !== undefined) return 'resolved'
  if (!status) return undefined
  return status === 'ACTIVE' ? 'open' : 'closed'
}

const instantOf = (seconds: number | null | undefined): string | undefined => toInstant(seconds && seconds * 1_000)

function filedUnder({ sportLabel, leagueLabel, sportId }: SxMarket) {
  const tags = [sportLabel, leagueLabel].flatMap((tag) => tag || [])
  return {
    ...categorized(sportLabel),
    ...(SPORTS.includes(sportId) && { category: 'Sports' }),
    ...(tags.length > 0 && { tags }),
  }
}

/**
 * Parses the book of one outcome. The venue lists the bets that makers offer; a bet on one outcome at p is an ask for
 * the other at 1 - p, for the same number of shares:
 *
 *     outcomeOne  0.40, 4 USDC   ->   YES bid 0.40, 10 shares     NO ask 0.60, 10 shares
 *     outcomeTwo  0.50, 5 USDC   ->   YES ask 0.50, 10 shares     NO bid 0.50, 10 shares
 */
export function parseBook({ outcomeOne, outcomeTwo }: SxBook, isOne: boolean, depth?: number): OrderBook {
  const [own, other] = isOne ? [outcomeOne, outcomeTwo] : [outcomeTwo, outcomeOne]
  return sortBook(
    {
      bids: own.map(({ percentageOdds, size }) => ({
        price: priceOf(percentageOdds),
        size: sizeOf(size, percentageOdds),
      })),
      asks: other.map(({ percentageOdds, size }) => ({
        price: oppositePrice(percentageOdds),
        size: sizeOf(size, percentageOdds),
      })),
    },
    depth,
  )
}

/** Parses a bet as a trade of either outcome. The venue does not say whether the maker or the taker made it. */
export function parseTrade(row: SxTrade, outcome: Outcome): Trade {
  const { weightedAverageOdds: odds, totalStake } = row
  return {
    id: row.tradeId,
    timestamp: parseInstant(row.betTime),
    price: row.isBettingOutcomeOne === outcome.isOne ? priceOf(odds) : oppositePrice(odds),
    amount: sizeOf(totalStake, odds),
    side: 'unknown',
    outcomeId: outcomeIdOf(outcome),
  }
}
