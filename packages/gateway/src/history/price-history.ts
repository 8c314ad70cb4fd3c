import { Instant, parseInstant } from '@crossvenue/venues'
import { z } from 'zod'
import { ClusterQuery } from '../clusters/cluster-query.ts'
import type { ResolveUrl } from '../clusters/resolve-url.ts'
import type { ExportColumns } from '../export/export-tables.ts'
import { parquetBytes } from '../export/write-parquet.ts'
import type { Found } from '../matches/found.ts'
import { findQuestion } from '../questions/find-question.ts'
import type { PastClose } from '../store/candle-history.ts'
import { marketMember } from '../store/market-member.ts'
import { orientMarkets } from '../store/orient-markets.ts'
import type { PastQuotes } from '../store/quote-history.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { MarketSummary, QuestionMarket, View } from '../store/store.ts'
import { alignSeries, type Point } from './align-series.ts'

const { slug, url, eventId, pretty } = ClusterQuery.shape
const instant = Instant.transform(parseInstant)

export const HistoryQuery = z
  .strictObject({
    clusterId: z
      .string()
      .regex(/^mcl_[0-9a-f]{16}$/, 'expected the id of a cluster of markets, mcl_ and 16 digits')
      .describe('The question, by the id of its cluster.')
      .optional(),
    marketId: eventId.describe('The question, by one of its markets: a service market id or the id of its venue.'),
    slug: slug.describe('The question, by the slug of one of its markets.'),
    url: url.describe('The question, by the page of one of its markets.'),
    from: instant.describe('Not before this instant; without a zone it is UTC.').optional(),
    to: instant.describe('Not after this instant.').optional(),
    format: z
      .enum(['json', 'csv', 'parquet'])
      .default('json')
      .describe(
        '`csv`: one line per instant, the quotes of each market in columns. `parquet`: one row per instant and market.',
      ),
    pretty,
  })
  .meta({ id: 'HistoryQuery', description: 'Which past quotes to return.' })
export type HistoryQuery = z.infer<typeof HistoryQuery>

const column = z.array(z.number().nullable())

export const PriceHistory = z
  .object({
    clusterId: z.string().describe('The question.'),
    times: z.array(z.iso.datetime()).describe('The instants at which a quote changed; they get rarer with age.'),
    series: z.array(
      z.object({
        venue: z.string(),
        eventId: z.string().describe("The venue's id of the event."),
        marketId: z.string(),
        outcomeId: z
          .string()
          .describe(
            'The outcome that settles with the first outcome of the market with the highest volume, which comes first; where none is known, the one that settles against it, whose quotes are turned here.',
          ),
        title: z.string().optional().describe('The title of the market.'),
        bid: column.describe('Its best bid at each instant; null where unknown.'),
        ask: column.describe('Its best ask at each instant; null where unknown.'),
        price: column.describe("The venue's own display price at each instant; null where unknown."),
        close: column.describe(
          "Before the market was matched: the last price of an hour that ended by then, by the venue's candles. It is no quote: nobody may have offered it. Null where unknown, and since quotes are kept.",
        ),
      }),
    ),
  })
  .meta({ id: 'PriceHistory', description: 'The quotes of all markets of a question at the same instants.' })
export type PriceHistory = z.infer<typeof PriceHistory>

/** Returns the past quotes of a question on all its venues, aligned. Throws MARKET_NOT_FOUND if no question is named. */
export async function priceHistory(view: View, query: HistoryQuery, resolveUrl: ResolveUrl): Promise<Found> {
  const question = await findQuestion(view, query, resolveUrl)
  const { from, to = Number.MAX_SAFE_INTEGER } = query
  const sided = question.markets.filter(({ yes, no }) => (yes ?? no) !== undefined)
  const summaries = await view.marketSummaries(sided)
  const byMember = new Map(summaries.map((summary) => [marketMember(summary), summary]))
  const markets = orientMarkets(
    sided.flatMap((market) => {
      const summary = byMember.get(marketMember(market))
      return summary ? [{ market, summary }] : []
    }),
  )
  const points: Point[][] = []
  for (const { market, summary } of markets) {
    const past = await view.quoteHistory(market, to)
    const candles = await view.candles(market, Math.min(to, past[0]?.at ?? to))
    points.push([
      ...candles.flatMap((candle) => closeOf(candle, market) ?? []),
      ...past.map((quotes) => pointOf(quotes, summary, market)),
    ])
  }
  const { times, series } = alignSeries(points, from)
  const data: PriceHistory = {
    clusterId: question.id,
    times: times.map((time) => new Date(time).toISOString()),
    series: markets.flatMap(({ market, summary }, index) => {
      const columns = series[index]
      const { venue, eventId: native } = parseServiceId(market.eventId)
      const outcomeId = market.yes ?? market.no ?? ''
      return columns
        ? [{ venue, eventId: native, marketId: market.marketId, outcomeId, title: summary.title, ...columns }]
        : []
    }),
  }
  return { data }
}

/**
 * Returns the quotes of the outcome that settles with the first side of the question, or those of the other outcome,
 * mirrored.
 */
function pointOf({ at, quotes }: PastQuotes, { outcomes }: MarketSummary, { yes, no }: QuestionMarket): Point {
  const index = outcomes.findIndex(({ outcomeId }) => outcomeId === (yes ?? no))
  const [price = null, bid = null, ask = null] = quotes[index] ?? []
  const turned = (value: number | null) => (value === null ? null : Number((1 - value).toFixed(9)))
  const [shown, buy, sell] = yes === undefined ? [turned(price), turned(ask), turned(bid)] : [price, bid, ask]
  return {
    at,
    ...(buy !== null && { bid: buy }),
    ...(sell !== null && { ask: sell }),
    ...(shown !== null && { price: shown }),
  }
}

/** Returns the close of the outcome that settles with the first side. */
function closeOf({ at, outcomeId, close }: PastClose, { yes, no }: QuestionMarket): Point | undefined {
  if (outcomeId === yes) return { at, close }
  return outcomeId === no ? { at, close: Number((1 - close).toFixed(9)) } : undefined
}

/** Writes a history as CSV: the time, then bid, ask, price and close of each market. */
export function historyAsCsv({ times, series }: PriceHistory): string {
  const names = series.flatMap(({ venue, marketId }) =>
    ['bid', 'ask', 'price', 'close'].map((name) => quoted(`${venue}:${marketId} ${name}`)),
  )
  const lines = times.map((time, index) =>
    [time, ...series.flatMap(({ bid, ask, price, close }) => [bid[index], ask[index], price[index], close[index]])]
      .map((value) => value ?? '')
      .join(','),
  )
  return `${[['time', ...names].join(','), ...lines].join('\n')}\n`
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const COLUMNS: ExportColumns = {
  ...{ time: 'time', clusterId: 'text', venue: 'text', eventId: 'text', marketId: 'text', outcomeId: 'text' },
  ...{ bid: 'number', ask: 'number', price: 'number', close: 'number' },
}

/** Writes a history as Parquet: a row for each market at each instant, in the order of both. */
export const historyAsParquet = ({ clusterId, times, series }: PriceHistory): Promise<Uint8Array<ArrayBuffer>> =>
  parquetBytes(
    times.flatMap((time, index) =>
      series.map(({ bid, ask, price, close, title: _, ...market }) => ({
        ...{ time, clusterId, ...market },
        ...{ bid: bid[index] ?? null, ask: ask[index] ?? null },
        ...{ price: price[index] ?? null, close: close[index] ?? null },
      })),
    ),
    COLUMNS,
  )
