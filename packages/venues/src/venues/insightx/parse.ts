import type { MarketOutcome, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { toPrice } from '../../values/units.ts'
import type { InsightMarket } from './api.ts'

/** The statuses of the venue that trade, and that do not. */
export const OPEN_STATUSES = [1]
export const CLOSED_STATUSES = [2, 3, 4]
const RESOLVED = 3

/**
 * Parses a market as an event of its own. The venue has no record of events: markets share a number, but nothing has
 * the title of what they share.
 */
export function parseEvent(row: InsightMarket): UnifiedEvent {
  const market = parseMarket(row)
  const { title, description, category, sourceCategory, tags, image } = market
  return {
    id: row.id,
    title,
    markets: [market],
    ...omitEmpty({ description, category, sourceCategory, tags, image }),
    sourceExchange: 'insightx',
  }
}

function parseMarket(row: InsightMarket): UnifiedMarket {
  const tags = listOf(row.tags)
  const tokens = listOf(row.poly_clob_token_ids)
  return withSides({
    marketId: row.id,
    eventId: row.id,
    title: row.title,
    outcomes: outcomesOf(row),
    ...omitEmpty({
      description: row.description,
      startDate: instantOf(row.created_at),
      resolutionDate: instantOf(row.end_time),
      image: row.image_url || row.banner,
    }),
    ...categorized(row.category),
    ...(tags.length > 0 && { tags }),
    status: statusOf(row),
    ...(tokens.length > 0 && { twins: [{ exchange: 'polymarket', outcomeIds: tokens }] }),
    sourceExchange: 'insightx',
    // Its total volume is left out: one of 9,505,360 after an hour is no number of dollars, and its unit is not published.
    sourceMetadata: omitEmpty({ status: row.status, eventId: row.event_id, identifier: row.identifier }),
  })
}

/** Our id of an outcome has the venue's number of it, which counts from 1. */
function outcomesOf(row: InsightMarket): MarketOutcome[] {
  const prices = pricesOf(row)
  return [row.outcome0_name, row.outcome1_name].map((label, place) => ({
    outcomeId: `${row.id}:${place + 1}`,
    marketId: row.id,
    label,
    ...omitEmpty({ price: prices[place] }),
  }))
}

/** Returns what the outcomes paid, else the chances that the venue shows; an empty list where it states neither. */
function pricesOf({ status, winner_idx: winner, outcome_prices: shown }: InsightMarket): (number | undefined)[] {
  if (status === RESOLVED) return winner === 1 ? [1, 0] : winner === 2 ? [0, 1] : []
  try {
    const prices: unknown = JSON.parse(shown ?? '')
    return Array.isArray(prices) && prices.length === 2 ? prices.map(priceOf) : []
  } catch {
    return []
  }
}

const priceOf = (price: unknown): number | undefined =>
  typeof price === 'number' || typeof price === 'string' ? toPrice(price) : undefined

const statusOf = ({ status }: InsightMarket): string => {
  if (OPEN_STATUSES.includes(status)) return 'active'
  return status === RESOLVED ? 'resolved' : 'inactive'
}

const instantOf = (seconds: number | null | undefined): string | undefined => toInstant((seconds ?? 0) * 1_000)

const listOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
