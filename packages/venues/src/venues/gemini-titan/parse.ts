import type { MarketOutcome, OrderBook, Trade, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement, mirrorBook, sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { toTickSize } from '../../values/tick-size.ts'
import { toAmount, toPrice } from '../../values/units.ts'
import type { GeminiBook, GeminiContract, GeminiEvent, GeminiTrade } from './api.ts'
import { pageUrl } from './urls.ts'

/** Ids of outcomes are `<instrument>:yes` and `<instrument>:no`. */
export const instrumentOf = (id: string): string => id.replace(/:(yes|no)$/i, '')
export const outcomeIdOf = (instrument: string, isNo: boolean): string => `${instrument}:${isNo ? 'no' : 'yes'}`
export const isOutcomeId = (id: string): boolean => /.:(yes|no)$/i.test(id)
export const isNo = (outcomeId: string): boolean => /:no$/i.test(outcomeId)

/**
 * Returns the tickers of the event an instrument may belong to, likeliest first: `GEMI-<event>-<contract>`, or
 * `GEMI-<event>` if the event has one contract. Either may contain dashes.
 */
export function eventTickersOf(instrument: string): string[] {
  const [, ticker] = /^GEMI-(.+)$/.exec(instrument) ?? []
  if (!ticker) return []
  const parts = ticker.split('-')
  return parts
    .map((_, n) => parts.slice(0, parts.length - n).join('-'))
    .sort((a, b) => order(a, parts) - order(b, parts))
}
/** The ticker without its last segment comes first, the whole of it second, shorter ones after that. */
const order = (ticker: string, parts: readonly string[]): number =>
  [parts.length - 1, parts.length, parts.length - 2].indexOf(ticker.split('-').length) + 1 || parts.length

export function parseEvent(event: GeminiEvent): UnifiedEvent {
  const volumes = omitEmpty({ volume: toAmount(event.volume), volume24h: toAmount(event.volume24h) })
  return {
    id: event.ticker,
    title: event.title,
    markets: event.contracts.map((contract) => parseMarket(contract, event)),
    ...described(event),
    ...volumes,
    ...(Object.keys(volumes).length > 0 && { volumeUnit: 'USD' as const }),
    ...omitEmpty({ description: event.description, startDate: toInstant(event.startTime) }),
    sourceMetadata: omitEmpty({ status: event.status, series: event.series, slug: event.slug }),
  }
}

function parseMarket(contract: GeminiContract, event: GeminiEvent): UnifiedMarket {
  const { instrumentSymbol: marketId } = contract
  const label = contract.label || contract.abbreviatedName || contract.ticker
  const alone = event.contracts.length === 1
  const [yes, no] = outcomesOf(contract)
  const question = event.title.endsWith('?') ? `${event.title} ${label}` : `${event.title}: ${label}`
  return withSides({
    marketId,
    eventId: event.ticker,
    title: alone ? event.title : question,
    ...(!alone && { subtitle: label }),
    outcomes: [yes, no],
    ...described(event),
    ...omitEmpty({
      description: textOf(contract.description) || event.description,
      startDate: toInstant(contract.effectiveDate),
      resolutionDate: toInstant(contract.resolvedAt) ?? toInstant(contract.expiryDate) ?? toInstant(event.expiryDate),
      image: contract.imageUrl ?? event.imageUrl,
      tickSize: toTickSize(contract.priceIncrement, [yes, no]),
      minOrderSize: toAmount(contract.quantityMinimum) || undefined,
      status: statusOf(contract),
      bestBid: yes.bestBid,
      bestAsk: yes.bestAsk,
      lastPrice: toPrice(contract.prices?.lastTradePrice),
    }),
    sourceMetadata: omitEmpty({
      ticker: contract.ticker,
      resolutionSide: contract.resolutionSide,
      strike: toNumber(contract.strike?.value),
      strikeType: contract.strike?.type,
    }),
  })
}

/** A spread may be below zero. */
const toNumber = (text: string | null | undefined): number | undefined =>
  text && Number.isFinite(Number(text)) ? Number(text) : undefined

/** After the end of trading nothing rests, whatever the fields still show. */
const OVER: readonly (string | null | undefined)[] = ['closed', 'under_review', 'settled', 'invalid']
/** The payout or refund is not the last price. */
const PAID: readonly (string | null | undefined)[] = ['settled', 'invalid']

/** An active contract may be halted. */
const statusOf = ({ status, marketState }: GeminiContract) =>
  status === 'active' && marketState === 'closed' ? 'paused' : status

const described = (event: GeminiEvent) => ({
  url: pageUrl(event.ticker),
  ...omitEmpty({ image: event.imageUrl }),
  ...categorized(event.category),
  ...(event.tags && event.tags.length > 0 && { tags: event.tags }),
  sourceExchange: 'gemini-titan',
})

/** Returns both outcomes: the venue has one book for both sides, priced in YES. */
function outcomesOf(contract: GeminiContract): [MarketOutcome, MarketOutcome] {
  const { instrumentSymbol, prices, resolutionSide, status } = contract
  const { bid, ask } = resolutionSide || OVER.includes(status) ? {} : quotesOf(prices)
  const paid = { yes: 1, no: 0 }[resolutionSide?.toLowerCase() ?? '']
  const price = paid ?? (PAID.includes(status) ? undefined : toPrice(prices?.lastTradePrice))
  const other = (value: number | undefined) => (value === undefined ? undefined : complement(value))
  const outcome = (side: 'yes' | 'no', label: string, quotes: object) => ({
    outcomeId: outcomeIdOf(instrumentSymbol, side === 'no'),
    marketId: instrumentSymbol,
    label,
    ...omitEmpty(quotes),
  })
  return [
    outcome('yes', 'Yes', { price, bestBid: bid, bestAsk: ask }),
    outcome('no', 'No', { price: other(price), bestBid: other(ask), bestAsk: other(bid) }),
  ]
}

/**
 * Returns the best bid and ask for YES. If the venue states neither, the taker's prices are used; they are no quotes if
 * a seller of YES would get as much as a buyer pays.
 */
function quotesOf(prices: GeminiContract['prices']): { bid?: number | undefined; ask?: number | undefined } {
  const [bid, ask] = [toPrice(prices?.bestBid), toPrice(prices?.bestAsk)]
  if (bid !== undefined || ask !== undefined) return { bid, ask }
  const [sold, bought] = [toPrice(prices?.sell?.yes), toPrice(prices?.buy?.yes)]
  const crossed = sold !== undefined && bought !== undefined && sold >= bought
  return crossed ? {} : { bid: sold, ask: bought }
}

/** Parses the book of one side; the venue prices it in YES. */
export function parseBook({ bids, asks }: GeminiBook, isNo: boolean, depth?: number): OrderBook {
  const levels = (side: GeminiBook['bids']) => side.map(({ price, amount }) => ({ price, size: amount }))
  const book = { bids: levels(bids), asks: levels(asks) }
  return sortBook(isNo ? mirrorBook(book) : book, depth)
}

/** Parses a public trade, priced in YES, as one of either side. */
export function parseTrade({ tid, timestampms, price, amount, type }: GeminiTrade, outcomeId: string): Trade {
  const isOther = isNo(outcomeId)
  const side = { buy: isOther ? 'sell' : 'buy', sell: isOther ? 'buy' : 'sell' } as const
  return {
    id: tid,
    timestamp: timestampms,
    price: isOther ? complement(price) : price,
    amount,
    side: type === 'buy' || type === 'sell' ? side[type] : 'unknown',
    outcomeId: outcomeIdOf(instrumentOf(outcomeId), isOther),
  }
}

/** Descriptions are a text, or a tree with texts as leaves. */
function textOf(node: unknown): string {
  if (typeof node === 'string') return node
  if (typeof node !== 'object' || node === null) return ''
  const { value, content } = node as { value?: unknown; content?: unknown }
  if (Array.isArray(content)) return content.map(textOf).filter(Boolean).join(' ').trim()
  return typeof value === 'string' ? value : ''
}
