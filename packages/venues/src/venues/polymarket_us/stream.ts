import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook, Trade } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics, createTopics } from '../../stream/topics.ts'
import { PolymarketUsBook } from './api.ts'
import { Intent } from './order-schemas.ts'
import { outcomeIdOf, parseBook, parseOutcomeId } from './parse.ts'
import type { Signer } from './sign.ts'

const PATH = '/v1/ws/markets'
/** The venue sends heartbeats, and does not say how often. */
export const SILENCE_MS = 60_000
/** How long the venue may take for a book that was asked for. */
const SNAPSHOT_MS = 10_000
/** Messages bear no numbers: so often a book is compared with the one that the venue tells over HTTP. */
const AUDIT_MS = 60_000

type Channel = 'MARKET_DATA' | 'TRADE'

const Message = z.object({
  requestId: z.string().nullish(),
  error: z.string().nullish(),
  marketData: PolymarketUsBook.extend({ marketSlug: z.string() }).nullish(),
  trade: z
    .object({
      marketSlug: z.string(),
      /** Of the long side. */
      price: z.object({ value: z.coerce.number() }),
      quantity: z.object({ value: z.coerce.number() }),
      tradeTime: z.string(),
      taker: z.object({ intent: Intent.nullish().catch(undefined) }).nullish(),
    })
    .nullish(),
})
type TradeMessage = NonNullable<z.infer<typeof Message>['trade']>

/** Creates the streams of one member: the venue signs in even who reads what is public. */
export function createStreams(
  url: string,
  signer: () => Signer,
  fetchBook: (slug: string) => Promise<PolymarketUsBook>,
  { after, ...options }: ConnectionOptions,
): Streams {
  /** Books of the long side. */
  const books = new Map<string, PolymarketUsBook>()
  /** The open subscriptions, by number: each is of one channel and one market, so each can be ended by itself. */
  const subscriptions = new Map<string, { channel: Channel; slug: string }>()
  let requests = 0
  let isOpen = false
  let cancelCheck = (): void => undefined
  let cancelAudit = (): void => undefined

  const bookOf = (outcomeId: string): OrderBook | undefined => {
    const { slug, isShort } = placeOf(outcomeId)
    const book = books.get(slug)
    return book && parseBook(book, isShort)
  }
  const slugsOf = (channel: Channel): string[] => [
    ...new Set((channel === 'TRADE' ? trades : orderBooks).keys().map((outcomeId) => placeOf(outcomeId).slug)),
  ]
  const fail = (slug: string, error: Error): void => {
    for (const topics of [orderBooks, trades]) {
      for (const outcomeId of topics.keys()) if (placeOf(outcomeId).slug === slug) topics.fail(outcomeId, error)
    }
  }

  const subscribe = (channel: Channel, slug: string): void => {
    if (!isOpen || [...subscriptions.values()].some((each) => each.channel === channel && each.slug === slug)) return
    requests += 1
    const requestId = String(requests)
    subscriptions.set(requestId, { channel, slug })
    const subscribe = { requestId, subscriptionType: `SUBSCRIPTION_TYPE_${channel}`, marketSlugs: [slug] }
    connection.send(JSON.stringify({ subscribe }))
    if (channel === 'MARKET_DATA') expectBooks()
  }
  /** The first message of a subscription tells the book; one that does not come is asked for over a new connection. */
  const expectBooks = (): void => {
    cancelCheck()
    cancelCheck = after(SNAPSHOT_MS, () => {
      if (isOpen && slugsOf('MARKET_DATA').some((slug) => !books.has(slug))) connection.renew()
    })
  }
  const start =
    (channel: Channel) =>
    (outcomeId: string): void => {
      const { slug } = placeOf(outcomeId)
      connection.open()
      subscribe(channel, slug)
      // The socket may say nothing of a market that it does not know.
      fetchBook(slug).catch((error: Error) => fail(slug, error))
    }
  const stop =
    (channel: Channel) =>
    (outcomeId: string): void => {
      const { slug } = placeOf(outcomeId)
      if (slugsOf(channel).includes(slug)) return
      if (channel === 'MARKET_DATA') books.delete(slug)
      for (const [requestId, each] of subscriptions) {
        if (each.channel !== channel || each.slug !== slug) continue
        subscriptions.delete(requestId)
        connection.send(JSON.stringify({ unsubscribe: { requestId } }))
      }
      if (orderBooks.keys().length + trades.keys().length === 0) close()
    }
  const orderBooks = createTopics<OrderBook>({ start: start('MARKET_DATA'), stop: stop('MARKET_DATA'), known: bookOf })
  const trades = createLiveTradeTopics({
    start: start('TRADE'),
    stop: stop('TRADE'),
  })

  /** Takes a whole book, unless it is older than the one that is known, and tells what has changed. */
  const take = (slug: string, book: PolymarketUsBook): void => {
    const before = books.get(slug)
    if (!slugsOf('MARKET_DATA').includes(slug) || isOlder(book.transactTime, before?.transactTime)) return
    books.set(slug, book)
    if (isSame(book, before)) return
    for (const outcomeId of orderBooks.keys()) {
      const book = placeOf(outcomeId).slug === slug ? bookOf(outcomeId) : undefined
      if (book) orderBooks.push(outcomeId, book)
    }
  }
  const emitTrade = (trade: TradeMessage): void => {
    for (const outcomeId of trades.keys()) {
      const { slug, isShort } = placeOf(outcomeId)
      if (slug === trade.marketSlug) trades.push(outcomeId, [parseTrade(trade, isShort)])
    }
  }
  const audit = (): void => {
    cancelAudit = after(AUDIT_MS, () => {
      for (const slug of slugsOf('MARKET_DATA')) {
        const before = books.get(slug)
        fetchBook(slug).then(
          // What came meanwhile is no older.
          (book) => before === books.get(slug) && take(slug, book),
          () => undefined,
        )
      }
      audit()
    })
  }

  const connection = createConnection(
    'polymarket_us',
    {
      address: async () => ({ url: url + PATH, headers: signer()('GET', PATH) }),
      silenceMs: SILENCE_MS,
      opened() {
        isOpen = true
        for (const channel of ['MARKET_DATA', 'TRADE'] as const) {
          for (const slug of slugsOf(channel)) subscribe(channel, slug)
        }
        cancelAudit()
        audit()
      },
      lost(error) {
        isOpen = false
        subscriptions.clear()
        books.clear()
        cancelAudit()
        if (!error) return
        for (const topics of [orderBooks, trades]) topics.failAll(error)
      },
      received(text) {
        const { requestId, error, marketData, trade } = Message.parse(JSON.parse(text))
        const refused = error ? subscriptions.get(requestId ?? '') : undefined
        if (refused) {
          const message = `Polymarket US refused to stream ${refused.slug}: ${error}`
          fail(refused.slug, new CrossvenueError('EXCHANGE_ERROR', message, { exchange: 'polymarket_us' }))
        }
        if (marketData) take(marketData.marketSlug, marketData)
        if (trade) emitTrade(trade)
      },
    },
    { after, ...options },
  )

  const close = (): void => {
    isOpen = false
    subscriptions.clear()
    books.clear()
    cancelCheck()
    cancelAudit()
    connection.close()
  }

  return { orderBook: orderBooks.watch, trades: trades.watch }
}

/** A bare slug is its long side. */
const placeOf = (outcomeId: string) => parseOutcomeId(outcomeId) ?? { slug: outcomeId, isShort: false }

/** The venue has one instrument: who takes bids for the short side, or sells the long one, sells. */
const LIFTING: readonly string[] = ['ORDER_INTENT_BUY_LONG', 'ORDER_INTENT_SELL_SHORT']

function parseTrade({ marketSlug, price, quantity, tradeTime, taker }: TradeMessage, isShort: boolean): Trade {
  const buys = taker?.intent ? LIFTING.includes(taker.intent) !== isShort : undefined
  return {
    // The venue tells no id of a trade.
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
