import { type Context, Hono } from 'hono'
import type { FakeVenue } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { World } from '../../world.ts'
import { problemOf, READER, type Refusal } from './sign-in.ts'
import { style } from './style.ts'
import { bookRow, lastRow, tokensOf, topicRow } from './wire.ts'

/** A call weighs 200 of the 12,000 of a minute. */
const CALLS_A_MINUTE = 60
const FOUND = 10

export const venue: FakeVenue = {
  serve: binance,
  style,
  lists: { unquoted: true },
  key: `${READER.key}:${READER.secret}`,
  more: { fields: { hasMore: () => true } },
}

const signed = {
  timestamp: { kind: 'integer', least: 1 },
  recvWindow: { kind: 'integer', least: 1, most: 60_000 },
} as const
const id = { kind: 'text', pattern: /^\d+$/ } as const
const LIST: Rules = {
  ...signed,
  offset: { kind: 'integer', least: 0 },
  limit: { kind: 'integer', least: 1, most: 100 },
}
const SEARCH: Rules = { ...signed, query: { kind: 'text' }, topK: { kind: 'integer', least: 1 } }
const BOOK: Rules = { ...signed, vendor: { kind: 'word', words: ['PREDICT_FUN'] }, marketId: id, tokenId: id }

/** The fake Binance: the markets of Predict.fun for callers that sign the query, and nothing for others. */
function binance(world: World): Hono {
  const app = new Hono()
  const events = world.events('binance')
  const children = events.flatMap((event) => event.markets.map((market) => ({ event, market })))
  const refuse = ({ status, code, msg }: Omit<Refusal, 'status'> & { status: number }) =>
    Response.json({ code, msg }, { status })
  const unknown = () => refuse({ status: 400, code: -1121, msg: 'Invalid symbol.' })
  /** Answers a request whose parameters are known and complete. */
  const on = (path: string, rules: Rules, required: readonly string[], answer: (context: Context) => Response) =>
    app.get(path, (context) => {
      const queries = context.req.queries()
      const missing = required.find((name) => !queries[name]?.[0])
      if (missing) return refuse({ status: 400, code: -1102, msg: `Mandatory parameter '${missing}' was not sent.` })
      const { signature: _, ...rest } = queries
      const [problem] = queryProblems(rest, rules)
      return problem === undefined ? answer(context) : refuse({ status: 400, code: -1102, msg: problem })
    })

  app.notFound(() => refuse({ status: 404, code: -1000, msg: 'An unknown error occurred.' }))
  app.use(
    limitCalls(
      CALLS_A_MINUTE,
      60_000,
      () => world.now(),
      () => refuse({ status: 429, code: -1003, msg: 'Too much request weight used.' }),
    ),
  )
  app.use(async (context, next) => {
    const { search } = new URL(context.req.url)
    const problem = problemOf(search, context.req.header('x-mbx-apikey'), [world.callersNow(), world.now()])
    return problem ? refuse(problem) : next()
  })

  on('/market/list', LIST, [], (context) => {
    const [offset, limit] = [Number(context.req.query('offset') ?? 0), Number(context.req.query('limit') ?? 20)]
    const rows = events.slice(offset, offset + limit)
    return context.json({
      // Every other topic comes without its markets.
      marketTopics: rows.map((event, n) => topicRow(world, event, (offset + n) % 2 === 0 ? [] : undefined)),
      total: events.length,
      offset,
      limit,
      hasMore: offset + limit < events.length,
    })
  })
  on('/market/search', SEARCH, ['query'], (context) => {
    const words = (context.req.query('query') ?? '').toLowerCase().split(/\s+/)
    const found = events.filter(({ title }) => words.some((word) => title.toLowerCase().includes(word)))
    return context.json(
      found.slice(0, Number(context.req.query('topK') ?? FOUND)).map((event) => topicRow(world, event, [])),
    )
  })
  on('/market/detail', { ...signed, marketTopicId: id }, ['marketTopicId'], (context) => {
    const event = events.find((each) => each.id === context.req.query('marketTopicId'))
    return event ? context.json(topicRow(world, event)) : unknown()
  })
  on('/order-book', BOOK, ['vendor', 'marketId', 'tokenId'], (context) => {
    const { marketId, tokenId } = context.req.query()
    const market = children.find(({ market }) => market.id === marketId)?.market
    const token = market ? tokensOf(market).indexOf(tokenId ?? '') : -1
    return market && token !== -1 ? context.json(bookRow(world, market, token as 0 | 1)) : unknown()
  })
  on('/order-book/last-trade-price', { ...signed, marketId: id }, ['marketId'], (context) => {
    const market = children.find((each) => each.market.id === context.req.query('marketId'))?.market
    return market ? context.json(lastRow(world, market)) : unknown()
  })
  return app
}
