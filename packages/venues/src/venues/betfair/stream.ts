import { isDeepStrictEqual } from 'node:util'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import type { ConnectionOptions } from '../../stream/connection.ts'
import { marketClosed } from '../../stream/market-ends.ts'
import { createMarketStreams } from '../../stream/market-streams.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics } from '../../stream/topics.ts'
import type { MarketBook } from './api.ts'
import { createBooks } from './books.ts'
import { parseBook, parseId } from './parse.ts'
import type { Session } from './sign.ts'
import { Frame, MarketMessage, SILENCE_MS, Status, signInMessage, streamError } from './stream-messages.ts'
import { createSubscription } from './subscription.ts'

/** Changes have no numbers: at this interval a book is compared with that of a read. */
const AUDIT_MS = 60_000
const AGAIN_MS = 2_000

interface StreamOptions extends ConnectionOptions {
  url: string
  /** Throws without credentials. */
  session: () => Session
  fetchBook: (market: string) => Promise<MarketBook | undefined>
}

/**
 * Creates the stream of order books: a subscription names all watched markets, and a new one replaces it. What was
 * traded comes as totals at each price, which do not say what a single trade was.
 */
export function createStreams({ url, session, fetchBook, ...options }: StreamOptions): Pick<Streams, 'orderBook'> {
  const books = createBooks()
  const subscription = createSubscription({
    send: (text) => market.connection.send(text),
    wanted: () => [...new Set(market.instruments('orderBook').flatMap((key) => parseId(key)?.market ?? []))],
    refused: (id, error) => failMarket(id, error),
  })

  const runnersOf = (id: string): string[] =>
    market.instruments('orderBook').filter((key) => parseId(key)?.market === id)
  const failMarket = (id: string, error: CrossvenueError): void => {
    for (const key of runnersOf(id)) market.fail(key, error)
  }
  const change = (message: MarketMessage): void => {
    for (const id of books.take(message)) for (const key of runnersOf(id)) market.pushBook(key)
    for (const { id, marketDefinition } of message.mc ?? []) {
      if (marketDefinition?.status === 'CLOSED') failMarket(id, marketClosed('betfair', `market ${id} is CLOSED`))
    }
  }

  /**
   * If a copy differs from what is read, twice without a change in between, everything is subscribed to again: of a book
   * that moves, a read is older or newer than the copy.
   */
  const compare = (key: string, before = bookOf(key), isSecond = false): void => {
    const { market: id, runner, isNo = false } = parseId(key) ?? {}
    if (id === undefined || runner === undefined) return
    fetchBook(id).then(
      (found) => {
        const read = parseBook(found, { runner, isNo })
        if (!read || !before || bookOf(key) !== before || isDeepStrictEqual(plain(before), plain(read))) return
        if (!isSecond) {
          options.after(AGAIN_MS, () => compare(key, before, true))
          return
        }
        subscription.forget()
        market.connection.renew()
      },
      () => undefined,
    )
  }

  /** One object for each state of a book, so that a comparison sees whether it has changed. */
  const views = new Map<string, OrderBook>()
  const bookOf = (key: string): OrderBook | undefined => {
    const place = parseId(key)
    const book = place?.runner === undefined ? undefined : books.view(place.market, place.runner, place.isNo)
    if (!book) return undefined
    const known = views.get(key)
    if (known && isDeepStrictEqual(known, book)) return known
    views.set(key, book)
    return book
  }

  const market = createMarketStreams(
    'betfair',
    {
      async address() {
        await session().keepAlive()
        return { url }
      },
      lines: true,
      silenceMs: SILENCE_MS,
      instrumentOf: (outcomeId) => outcomeId.replace(/:(YES|NO)$/, ''),
      async check(key) {
        const place = parseId(key)
        const found = place?.runner === undefined ? undefined : await fetchBook(place.market)
        if (place && parseBook(found, place)) return
        throw new CrossvenueError('OUTCOME_NOT_FOUND', `No outcome ${key} on Betfair`, { exchange: 'betfair' })
      },
      bookOf,
      hasBook: (key) => books.has(parseId(key)?.market ?? ''),
      dropBook(key) {
        for (const name of [key, `${key}:YES`, `${key}:NO`]) views.delete(name)
        const { market: id = '' } = parseId(key) ?? {}
        if (runnersOf(id).length === 0) books.drop(id)
      },
      subscribe: () => subscription.update(),
      unsubscribe: () => subscription.update(),
      subscribeAll() {
        market.connection.send(signInMessage(subscription.nextId(), session()))
        const isContinued = subscription.begin()
        if (!isContinued) books.clear()
      },
      reset() {
        views.clear()
        books.suspend()
      },
      createTrades: createLiveTradeTopics,
      audit: { everyMs: AUDIT_MS, compare: (keys) => keys.forEach((key) => void compare(key)) },
      received(text) {
        const frame = Frame.parse(JSON.parse(text))
        if (frame.op === 'mcm' && subscription.isCurrent(frame.id)) {
          const message = MarketMessage.parse(frame)
          subscription.note(message)
          change(message)
        }
        if (frame.op !== 'status') return
        const status = Status.parse(frame)
        if (status.statusCode === 'SUCCESS') return
        subscription.forget()
        throw streamError(status)
      },
    },
    options,
  )
  return { orderBook: market.streams.orderBook }
}

const plain = ({ bids, asks }: OrderBook) => ({ bids, asks })
