import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Trade } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import type { ConnectionOptions } from '../../stream/connection.ts'
import { type Channel, createMarketStreams } from '../../stream/market-streams.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics } from '../../stream/topics.ts'
import { PolymarketUsBook } from './api.ts'
import { Intent } from './order-schemas.ts'
import { outcomeIdOf, parseBook, parseOutcomeId } from './parse.ts'
import type { Signer } from './sign.ts'

const PATH = '/v1/ws/markets'
/** The venue sends heartbeats, and does not say how often. */
export const SILENCE_MS = 60_000
/** Messages carry no numbers, so a book is compared with the one over HTTP this often. */
const AUDIT_MS = 60_000

const TYPES = {
  orderBook: 'SUBSCRIPTION_TYPE_MARKET_DATA',
  trades: 'SUBSCRIPTION_TYPE_TRADE',
} as const satisfies Record<Channel, string>

const Message = z.object({
  requestId: z.string().nullish(),
  error: z.string().nullish(),
  marketData: PolymarketUsBook.extend({ marketSlug: z.string() }).nullish(),
  trade: z
    .object({
      marketSlug: z.string(),
      /** The price of the long side. */
      price: z.object({ value: z.coerce.number() }),
      quantity: z.object({ value: z.coerce.number() }),
      tradeTime: z.string(),
      taker: z.object({ intent: Intent.nullish().catch(undefined) }).nullish(),
    })
    .nullish(),
})
type TradeMessage = NonNullable<z.infer<typeof Message>['trade']>

/** Creates the streams of one member: the venue signs in even those who read what is public. */
export function createStreams(
  url: string,
  signer: () => Signer,
  fetchBook: (slug: string) => Promise<PolymarketUsBook>,
  options: ConnectionOptions,
): Streams {
  /** Books of the long side. */
  const books = new Map<string, PolymarketUsBook>()
  /** The open subscriptions by number. Each is of one channel and one market, so that each can be ended by itself. */
  const subscriptions = new Map<string, { channel: Channel; slug: string }>()
  let requests = 0

  /** Takes a whole book unless it is older than the one at hand, and emits it if it differs. */
  const takeBook = (slug: string, book: PolymarketUsBook): void => {
    const before = books.get(slug)
    const isWatched = market.instruments('orderBook').includes(slug)
    if (!isWatched || isOlder(book.transactTime, before?.transactTime)) return
    books.set(slug, book)
    if (!isSame(book, before)) market.pushBook(slug)
  }
  const takeTrade = (trade: TradeMessage): void => {
    for (const outcomeId of market.trades.keys()) {
      const { slug, isShort } = placeOf(outcomeId)
      if (slug === trade.marketSlug) market.trades.push(outcomeId, [parseTrade(trade, isShort)])
    }
  }
  const compare = (slug: string): void => {
    const before = books.get(slug)
    fetchBook(slug).then(
      // A book that arrived meanwhile is no older.
      (book) => before === books.get(slug) && takeBook(slug, book),
      () => undefined,
    )
  }

  const market = createMarketStreams(
    'polymarket_us',
    {
      address: async () => ({ url: url + PATH, headers: signer()('GET', PATH) }),
      silenceMs: SILENCE_MS,
      instrumentOf: (outcomeId) => placeOf(outcomeId).slug,
      check: fetchBook,
      bookOf(outcomeId) {
        const { slug, isShort } = placeOf(outcomeId)
        const book = books.get(slug)
        return book && parseBook(book, isShort)
      },
      hasBook: (slug) => books.has(slug),
      dropBook: (slug) => books.delete(slug),
      subscribe(channel, slug) {
        const isSubscribed = [...subscriptions.values()].some((each) => each.channel === channel && each.slug === slug)
        if (isSubscribed) return
        requests += 1
        const requestId = String(requests)
        subscriptions.set(requestId, { channel, slug })
        const subscribe = { requestId, subscriptionType: TYPES[channel], marketSlugs: [slug] }
        market.connection.send(JSON.stringify({ subscribe }))
      },
      unsubscribe(channel, slug) {
        for (const [requestId, each] of subscriptions) {
          if (each.channel !== channel || each.slug !== slug) continue
          subscriptions.delete(requestId)
          market.connection.send(JSON.stringify({ unsubscribe: { requestId } }))
        }
      },
      reset() {
        subscriptions.clear()
        books.clear()
      },
      createTrades: createLiveTradeTopics,
      audit: { everyMs: AUDIT_MS, compare: (slugs) => slugs.forEach(compare) },
      received(text) {
        const { requestId, error, marketData, trade } = Message.parse(JSON.parse(text))
        const refused = error ? subscriptions.get(requestId ?? '') : undefined
        if (refused) {
          const message = `Polymarket US refused to stream ${refused.slug}: ${error}`
          market.fail(refused.slug, new CrossvenueError('EXCHANGE_ERROR', message, { exchange: 'polymarket_us' }))
        }
        if (marketData) takeBook(marketData.marketSlug, marketData)
        if (trade) takeTrade(trade)
      },
    },
    options,
  )

  return market.streams
}

/** A bare slug is its long side. */
const placeOf = (outcomeId: string) => parseOutcomeId(outcomeId) ?? { slug: outcomeId, isShort: false }

/** The venue has one instrument: who takes bids for the short side, or sells the long one, sells. */
const LIFTING: readonly string[] = ['ORDER_INTENT_BUY_LONG', 'ORDER_INTENT_SELL_SHORT']

function parseTrade({ marketSlug, price, quantity, tradeTime, taker }: TradeMessage, isShort: boolean): Trade {
  const buys = taker?.intent ? LIFTING.includes(taker.intent) !== isShort : undefined
  return {
    // The venue states no id for a trade.
    id: [marketSlug, tradeTime, price.value, quantity.value].join(':'),
    timestamp: Date.parse(tradeTime),
    price: isShort ? complement(price.value) : price.value,
    amount: quantity.value,
    side: buys === undefined ? 'unknown' : buys ? 'buy' : 'sell',
    outcomeId: outcomeIdOf(marketSlug, isShort),
  }
}

/** Compares times to the nanosecond, in which the venue writes them. */
function isOlder(time: string | null | undefined, than: string | null | undefined): boolean {
  if (!time || !than) return false
  const fraction = (text: string) => (/\.(\d+)/.exec(text)?.[1] ?? '').padEnd(9, '0')
  const second = (text: string) => Math.floor(Date.parse(text) / 1_000)
  return second(time) < second(than) || (second(time) === second(than) && fraction(time) < fraction(than))
}

const isSame = (one: PolymarketUsBook, other: PolymarketUsBook | undefined): boolean =>
  JSON.stringify([one.bids, one.offers]) === JSON.stringify([other?.bids, other?.offers])
