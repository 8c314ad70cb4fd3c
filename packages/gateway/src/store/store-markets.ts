import type { UnifiedMarket } from '@crossvenue/venues'
import { FEE_FIELDS, isOpen, listsWithoutQuotes } from '@crossvenue/venues/basics'
import type { Insertable, Kysely } from 'kysely'
import { marketName, renewBookRefreshes } from './book-refreshes.ts'
import type { Stale } from './commit-page.ts'
import { countedVolume, paysDollars } from './counted-volume.ts'
import { inChunks } from './in-chunks.ts'
import { removeMarkets } from './remove-events.ts'
import type { Schema } from './schema.ts'

type EventRow = Stale[0]
type MarketRow = Insertable<Schema['markets']>

/**
 * Replaces the markets of events. Of `priced` events, whose markets have but other prices and volumes, only the changed
 * rows are written, and of these no index.
 */
export async function storeMarkets(
  transaction: Kysely<Schema>,
  stale: readonly Stale[],
  priced: ReadonlySet<string>,
): Promise<void> {
  const listed = stale.flatMap(([event, markets]) => markets.map((market) => ({ event, market })))
  const empty = await renewBookRefreshes(
    transaction,
    stale.map(([row]) => row.id),
    listed.filter(isRequested).map(refOf),
  )
  const rows = listed.map((one) =>
    toMarketRow(one, isQuoted(one.market) || (isRequested(one) && !empty.has(marketName(refOf(one))))),
  )
  const isPriced = ({ event_id }: MarketRow) => priced.has(event_id)
  await updatePrices(transaction, rows.filter(isPriced))
  await removeMarkets(
    transaction,
    stale.map(([row]) => row.id).filter((id) => !priced.has(id)),
  )
  await inChunks(
    rows.filter((row) => !isPriced(row)),
    (some) => transaction.replaceInto('markets').values(some).execute(),
  )
}

const VOLATILE = ['quotes', 'volume24h', 'quoted'] as const

/** Writes the prices and volumes of markets that are stored already. */
async function updatePrices(transaction: Kysely<Schema>, rows: readonly MarketRow[]): Promise<void> {
  const stored = await inChunks([...new Set(rows.map(({ event_id }) => event_id))], (some) =>
    transaction
      .selectFrom('markets')
      .select(['event_id', 'market_id', ...VOLATILE])
      .where('event_id', 'in', some)
      .execute(),
  )
  const before = new Map(stored.map((row) => [nameOf(row), row]))
  const changed = new Map(
    rows
      .filter((row) => VOLATILE.some((column) => before.get(nameOf(row))?.[column] !== row[column]))
      .map((row) => [nameOf(row), row]),
  )
  // `quoted` is in an index, which SQLite writes again for every row for which it is set.
  const turned = [...changed.values()].filter((row) => before.get(nameOf(row))?.quoted !== row.quoted)
  for (const { event_id, market_id, quoted } of turned) {
    await transaction
      .updateTable('markets')
      .set({ quoted })
      .where('event_id', '=', event_id)
      .where('market_id', '=', market_id)
      .execute()
  }
  await inChunks([...changed.values()], (some) =>
    transaction
      .insertInto('markets')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['event_id', 'market_id']).doUpdateSet({
          quotes: (is) => is.ref('excluded.quotes'),
          volume24h: (is) => is.ref('excluded.volume24h'),
        }),
      )
      .execute(),
  )
}

const nameOf = ({ event_id, market_id }: Pick<MarketRow, 'event_id' | 'market_id'>): string =>
  marketName({ eventId: event_id, marketId: market_id })

interface Listed {
  event: EventRow
  market: UnifiedMarket
}

const refOf = ({ event, market }: Listed) => ({ eventId: event.id, marketId: market.marketId })

const isQuoted = (market: UnifiedMarket): boolean =>
  [market, ...market.outcomes].some(({ bestBid, bestAsk }) => (bestBid ?? bestAsk) !== undefined)

/** Returns true for an open market of a venue whose lists carry no quotes. */
const isRequested = ({ event, market }: Listed): boolean =>
  listsWithoutQuotes.includes(event.venue) && isOpen(market.status) !== false && !isQuoted(market)

function toMarketRow({ event, market }: Listed, quoted: boolean): MarketRow {
  const open = isOpen(market.status)
  return {
    event_id: event.id,
    market_id: market.marketId,
    slug: market.slug ?? null,
    title: market.title,
    category: market.category ?? event.category ?? null,
    outcomes: JSON.stringify(market.outcomes.map(({ outcomeId }) => outcomeId)),
    quotes: JSON.stringify(
      market.outcomes.map(({ price = null, bestBid = null, bestAsk = null }) => [price, bestBid, bestAsk]),
    ),
    volume24h: countedVolume(market) ?? null,
    is_open: open === undefined ? null : Number(open),
    closes_at: closingTime(market.resolutionDate) ?? null,
    stated_fees: paysDollars(market) ? statedFees(market) : null,
    quoted: Number(quoted),
  }
}

const statedFees = ({ sourceMetadata = {} }: UnifiedMarket): string =>
  JSON.stringify(Object.fromEntries(FEE_FIELDS.map((field) => [field, sourceMetadata[field]])))

const DAY_MS = 24 * 60 * 60 * 1_000

/** Returns when a market closes; a bare date is the end of that day in UTC. */
function closingTime(date: string | undefined): number | undefined {
  if (date === undefined) return undefined
  const at = Date.parse(date)
  if (Number.isNaN(at)) return undefined
  return date.includes('T') ? at : at + DAY_MS
}
