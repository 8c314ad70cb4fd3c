import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics, createTopics, type Topics } from '../../stream/topics.ts'
import { HyperliquidBook, HyperliquidTrade } from './api.ts'
import { parseBook, parseTrade } from './parse.ts'

/** The venue closes what has said nothing for a minute, and answers every ping. */
export const HEARTBEAT = { everyMs: 15_000, text: JSON.stringify({ method: 'ping' }) }
export const SILENCE_MS = 40_000
/** How long the venue may take for a book that was asked for. */
const SNAPSHOT_MS = 10_000
/** Ids of trades remembered of a coin, so that none is told twice. */
const MAX_TRADES = 1_000

type Channel = 'l2Book' | 'trades'

const Frame = z.object({ channel: z.string(), data: z.unknown() })
const Book = HyperliquidBook.extend({ coin: z.string() })
/** What is told of in an error, which is written behind its words where it is. */
const Refused = z.object({ type: z.enum(['l2Book', 'trades']), coin: z.string() })
const Answer = z.object({ method: z.string(), subscription: Refused })
const Trades = z.array(HyperliquidTrade.extend({ coin: z.string() }))

/**
 * Creates the public streams: whole books again and again, without numbers, so that a lost one is made up for by the
 * next; and trades, of which the latest are told anew with each subscription. `checkCoin` throws for an unknown coin.
 */
export function createStreams(
  url: string,
  checkCoin: (coin: string) => Promise<void>,
  now: () => number,
  options: ConnectionOptions,
): Streams {
  const books = new Map<string, OrderBook>()
  /** Since when trades of a coin are watched, and which ones were told. */
  const tapes = new Map<string, { since: number; emitted: Set<string> }>()
  /** Subscriptions that the venue has not answered, which it does one after the other. */
  let unanswered: z.infer<typeof Refused>[] = []
  let isOpen = false
  let cancelCheck = (): void => undefined

  const sendSubscription = (method: 'subscribe' | 'unsubscribe', type: Channel, coin: string): void => {
    answered({ type, coin })
    if (method === 'subscribe') unanswered.push({ type, coin })
    connection.send(JSON.stringify({ method, subscription: { type, coin } }))
  }
  const answered = ({ type, coin }: z.infer<typeof Refused>): void => {
    unanswered = unanswered.filter((each) => each.type !== type || each.coin !== coin)
  }
  const expectBooks = (): void => {
    cancelCheck()
    cancelCheck = options.after(SNAPSHOT_MS, () => {
      if (isOpen && orderBooks.keys().some((coin) => !books.has(coin))) connection.renew()
    })
  }
  const topicsOf = (channel: Channel): Pick<Topics<unknown>, 'keys' | 'fail' | 'failAll'> =>
    channel === 'l2Book' ? orderBooks : trades
  const channels: readonly Channel[] = ['l2Book', 'trades']
  const start = (channel: Channel) => (coin: string) => {
    connection.open()
    if (channel === 'trades') tapes.set(coin, { since: now(), emitted: new Set() })
    if (isOpen) {
      sendSubscription('subscribe', channel, coin)
      expectBooks()
    }
    checkCoin(coin).catch((error: Error) => topicsOf(channel).fail(coin, error))
  }
  const stop = (channel: Channel) => (coin: string) => {
    if (channel === 'l2Book') books.delete(coin)
    else tapes.delete(coin)
    sendSubscription('unsubscribe', channel, coin)
    if (channels.every((each) => topicsOf(each).keys().length === 0)) close()
  }
  const orderBooks = createTopics<OrderBook>({
    start: start('l2Book'),
    stop: stop('l2Book'),
    known: (coin) => books.get(coin),
  })
  const trades = createLiveTradeTopics({
    start: start('trades'),
    stop: stop('trades'),
  })

  const readers = new Map<string, (data: unknown) => void>(
    Object.entries({
      subscriptionResponse(data) {
        const { data: answer } = Answer.safeParse(data)
        if (answer?.method === 'subscribe') answered(answer.subscription)
      },
      error(data) {
        const refused = refusedBy(z.string().parse(data)) ?? unanswered[0]
        if (!refused || !/^(Cannot|Invalid)/.test(String(data))) return
        answered(refused)
        const message = `Hyperliquid refuses the stream: ${data}`
        const error = new CrossvenueError('EXCHANGE_ERROR', message, { exchange: 'hyperliquid' })
        topicsOf(refused.type).fail(refused.coin, error)
      },
      l2Book(data) {
        const { coin, ...row } = Book.parse(data)
        const known = books.get(coin)?.timestamp
        if (!orderBooks.has(coin) || (known !== undefined && row.time < known)) return
        const book = parseBook(row)
        books.set(coin, book)
        orderBooks.push(coin, book)
      },
      trades(data) {
        const rows = Trades.parse(data)
        for (const coin of new Set(rows.map((row) => row.coin))) {
          const tape = tapes.get(coin)
          if (!tape) continue
          const fresh = rows
            .filter((row) => row.coin === coin && row.time >= tape.since)
            .map((row) => parseTrade(row, coin))
            .filter(({ id }) => !tape.emitted.has(id))
            .sort((a, b) => a.timestamp - b.timestamp)
          for (const { id } of fresh) tape.emitted.add(id)
          tape.emitted = new Set([...tape.emitted].slice(-MAX_TRADES))
          if (fresh.length > 0) trades.push(coin, fresh)
        }
      },
    }),
  )

  const connection = createConnection(
    'hyperliquid',
    {
      address: async () => ({ url }),
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened() {
        isOpen = true
        for (const channel of channels)
          for (const coin of topicsOf(channel).keys()) sendSubscription('subscribe', channel, coin)
        expectBooks()
      },
      lost(error) {
        isOpen = false
        unanswered = []
        books.clear()
        if (!error) return
        for (const channel of channels) topicsOf(channel).failAll(error)
      },
      received(text) {
        const { channel, data } = Frame.parse(JSON.parse(text))
        readers.get(channel)?.(data)
      },
    },
    options,
  )

  const close = (): void => {
    isOpen = false
    unanswered = []
    books.clear()
    cancelCheck()
    connection.close()
  }

  return { orderBook: orderBooks.watch, trades: trades.watch }
}

/** What an error like `Invalid subscription: {"type":"l2Book","coin":"#1"}` speaks of. */
function refusedBy(text: string): z.infer<typeof Refused> | undefined {
  const json = text.slice(text.indexOf('{'))
  try {
    return Refused.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
