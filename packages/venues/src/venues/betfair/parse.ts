import type { MarketOutcome, OrderBook, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement, mirrorBook, sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { toNumber } from '../../values/decimal.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import type { BookedMarket, Catalogue, MarketBook, RunnerBook } from './api.ts'
import { contractsOf, priceOf } from './odds.ts'
import { pageUrl } from './urls.ts'

/**
 * Every runner of a market is a market of ours, to be backed (Yes) or laid (No). A runner occurs in several markets:
 *
 *     1.234:567        runner 567 of market 1.234
 *     1.234:567:YES    its outcomes
 *     1.234:567:NO
 */
export function parseId(id: string) {
  const [, market, runner, side] = /^(\d+\.\d+)(?::(\d+)(?::(YES|NO))?)?$/.exec(id) ?? []
  return market
    ? { market, ...(runner !== undefined && { runner: Number(runner) }), side, isNo: side === 'NO' }
    : undefined
}

export const idsOf = (market: string, runner: number) => {
  const marketId = `${market}:${runner}`
  return { marketId, yes: `${marketId}:YES`, no: `${marketId}:NO` }
}

/** A bet on these pays a part of the odds if the runner is placed only. */
const PARTIAL = new Set(['EACH_WAY'])
/** Markets on the one result of a fixture: only there the time of the event is a start; others state any day. */
const FIXTURES = new Set(['MATCH_ODDS', 'MONEY_LINE', 'WIN'])

/** Reads an event from its markets; undefined where none of them can be read. */
export function parseEvent(markets: readonly BookedMarket[]): UnifiedEvent | undefined {
  const [first] = markets
  if (!first) return undefined
  const { event, eventType, competition } = first.market
  const isFixture = markets.some(({ market }) => FIXTURES.has(market.description?.marketType ?? ''))
  return {
    id: event.id,
    title: event.name,
    markets: markets.flatMap(parseMarket),
    ...described(first.market),
    ...omitEmpty({ startDate: isFixture ? toInstant(event.openDate) : undefined }),
    sourceMetadata: omitEmpty({
      eventType: eventType?.name,
      competition: competition?.name,
      country: event.countryCode,
    }),
  }
}

const described = ({ marketId, eventType, competition }: Catalogue) => ({
  url: pageUrl(eventType?.name, marketId),
  ...categorized(eventType?.name),
  ...(competition?.name && { tags: [competition.name] }),
  sourceExchange: 'betfair',
})

function parseMarket({ market, book }: BookedMarket): UnifiedMarket[] {
  const { description, event } = market
  if (PARTIAL.has(description?.marketType ?? '')) return []
  const question = market.marketName === event.name ? event.name : `${event.name} - ${market.marketName}`
  return market.runners.map(({ selectionId, runnerName }) =>
    runnerOf(idsOf(market.marketId, selectionId), book, selectionId, {
      eventId: event.id,
      title: `${question}: ${runnerName}`,
      subtitle: runnerName,
      ...described(market),
      ...omitEmpty({
        description: textOf(description?.rules),
        resolutionDate: toInstant(description?.settleTime ?? description?.suspendTime),
      }),
      sourceMetadata: { marketType: description?.marketType, marketBaseRate: description?.marketBaseRate },
    }),
  )
}

/**
 * Reads a runner of a closed market, whose book states the result. Nothing at the venue names a closed market, so its
 * title is its id.
 */
export function parseClosed(book: MarketBook | undefined, selectionId: number): UnifiedMarket | undefined {
  if (book?.status !== 'CLOSED' || !rowOf(book, selectionId)) return undefined
  const title = `Runner ${selectionId} of market ${book.marketId}`
  return runnerOf(idsOf(book.marketId, selectionId), book, selectionId, { title, sourceExchange: 'betfair' })
}

const rowOf = (book: MarketBook | undefined, selectionId: number): RunnerBook | undefined =>
  book?.runners.find((each) => each.selectionId === selectionId && !each.handicap)

/** Returns the market of a runner: what its book states, and what is known of it besides. */
function runnerOf(
  { marketId, yes, no }: ReturnType<typeof idsOf>,
  book: MarketBook | undefined,
  selectionId: number,
  { sourceMetadata, ...known }: Omit<UnifiedMarket, 'marketId' | 'outcomes'>,
): UnifiedMarket {
  const row = rowOf(book, selectionId)
  const { bids, asks } = row ? readBook(row) : { bids: [], asks: [] }
  const quote = { bestBid: bids[0]?.price, bestAsk: asks[0]?.price }
  const lastPrice = lastPriceOf(row)
  const price = resultOf(row) ?? (isSettled(row) ? undefined : lastPrice)
  return withSides({
    marketId,
    ...known,
    outcomes: [outcome(yes, marketId, 'Yes', price, quote), outcome(no, marketId, 'No', ...mirrored(price, quote))],
    ...omitEmpty({ status: statusOf(book, row), lastPrice, volume: row?.totalMatched ?? undefined, ...quote }),
    ...(typeof row?.totalMatched === 'number' && { volumeUnit: 'GBP' as const }),
    currency: 'GBP',
    sourceMetadata: omitEmpty({
      ...sourceMetadata,
      numberOfWinners: book?.numberOfWinners,
      inPlay: book?.inplay,
      betDelay: book?.betDelay,
      isDelayed: book?.isMarketDataDelayed,
      result: isSettled(row) ? row?.status : undefined,
    }),
  })
}

type Quote = { bestBid: number | undefined; bestAsk: number | undefined }

const outcome = (
  outcomeId: string,
  marketId: string,
  label: string,
  price: number | undefined,
  quote: Quote,
): MarketOutcome => ({ outcomeId, marketId, label, ...omitEmpty({ price, ...quote }) })

const mirrored = (price: number | undefined, { bestBid, bestAsk }: Quote): [number | undefined, Quote] => {
  const opposite = (value: number | undefined) => (value === undefined ? undefined : complement(value))
  return [opposite(price), { bestBid: opposite(bestAsk), bestAsk: opposite(bestBid) }]
}

const RESULTS = new Map(Object.entries({ WINNER: 1, PLACED: 1, LOSER: 0 }))
const VOID = new Set(['REMOVED', 'REMOVED_VACANT'])

/** The payout of a settled runner. A dead heat pays less, which the venue does not state here. */
const resultOf = (row: RunnerBook | undefined): number | undefined => RESULTS.get(row?.status ?? '')
const isSettled = (row: RunnerBook | undefined): boolean => resultOf(row) !== undefined || VOID.has(row?.status ?? '')

/** A runner can be over while its market still trades; one that may trade does so only as long as its market does. */
const statusOf = (book: MarketBook | undefined, row: RunnerBook | undefined): string | undefined =>
  row?.status && row.status !== 'ACTIVE' ? row.status : (book?.status ?? undefined)

function lastPriceOf(row: RunnerBook | undefined): number | undefined {
  const price = typeof row?.lastPriceTraded === 'number' ? priceOf(row.lastPriceTraded) : undefined
  return price === undefined ? undefined : toNumber(price)
}

/** Rules are written in HTML. */
const textOf = (html: string | null | undefined): string | undefined =>
  html
    ?.replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim() || undefined

/** A level in contracts. */
const levelOf = ({ price, size }: { price: number; size: number }) => {
  const [exact, contracts] = [priceOf(price), contractsOf(size, price)]
  return exact === undefined || contracts === undefined ? [] : [{ price: toNumber(exact), size: toNumber(contracts) }]
}

/**
 * Reads the book of the outcome Yes. What can be backed is for sale: its odds are asks, the longest of them the best;
 * what can be laid are bids.
 */
function readBook({ ex }: RunnerBook, depth?: number): OrderBook {
  const bids = (ex?.availableToLay ?? []).flatMap(levelOf)
  const asks = (ex?.availableToBack ?? []).flatMap(levelOf)
  return sortBook({ bids, asks }, depth)
}

/** Reads the book of an outcome; it is empty where bets are not taken. Undefined where there is no such runner. */
export function parseBook(
  book: MarketBook | undefined,
  { runner, isNo }: { runner?: number; isNo: boolean },
  depth?: number,
): OrderBook | undefined {
  const row = runner === undefined ? undefined : rowOf(book, runner)
  if (!row) return undefined
  const found = readBook(row, depth)
  return isNo ? mirrorBook(found) : found
}
