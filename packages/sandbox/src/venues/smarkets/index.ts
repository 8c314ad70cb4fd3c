import { type Context, Hono } from 'hono'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { World } from '../../world.ts'
import { orders } from './orders.ts'
import { createSignIn } from './sign-in.ts'
import { style } from './style.ts'
import { type Contract, contractRow, contractsOf, eventRow, lastPriceRow, marketRows, quotesRow, ROOT } from './wire.ts'

const STATES = ['new', 'upcoming', 'live', 'ended', 'settled', 'cancelled', 'suspended']
const USUAL_STATES = ['new', 'upcoming', 'live']
const QUOTES_A_MINUTE = 50

const digits = { kind: 'text', pattern: /^\d+$/ } as const
const text = { kind: 'text' } as const
const EVENTS: Rules = {
  id: digits,
  state: { kind: 'word', words: STATES },
  parent_id: digits,
  pagination_last_id: digits,
  sort: { kind: 'word', words: ['id'] },
  limit: { kind: 'integer', least: 1, most: 1_000 },
  with_new_type: { kind: 'flag' },
  include_hidden: { kind: 'flag' },
  type: text,
  type_domain: text,
  type_scope: text,
}
const HIDDEN: Rules = { include_hidden: { kind: 'flag' } }

const more = { fields: { next_page: (page: number) => `?pagination_last_id=${page}` } }

export const venue: FakeVenue = {
  serve: serveSmarkets,
  style,
  lists: { unquoted: true },
  trading: { terms: ['IOC'], shorts: true, placesTwice: true, undated: true },
  more,
}

/** Serves public data and account operations; each trade changes the public data. */
function serveSmarkets(world: World): Served {
  // A lay is a sale of what nobody needs to have: both contracts of a pair in one hand are money.
  const exchange = createExchange(world, { netting: true })
  const signIn = createSignIn(world.now)
  const app = smarkets(exchange)
  app.route('/', orders(exchange, signIn))
  return {
    fetch: app.fetch,
    tick: exchange.tick,
    openAccount(name, dollars) {
      const { account, credentials } = signIn.open(name)
      exchange.open(account, dollars)
      return credentials
    },
  }
}

/** The fake Smarkets: a tree of events, and markets, contracts and quotes by lists of ids. */
function smarkets(world: World): Hono {
  const app = new Hono()
  const events = world.events('smarkets').toSorted((a, b) => Number(a.id) - Number(b.id))
  const contracts = events.flatMap(contractsOf)
  const refuse = () => Response.json({ error_type: 'RATE_LIMIT_EXCEEDED', data: {} }, { status: 429 })
  app.notFound((context) => context.json({ error_type: 'NOT_FOUND', data: {} }, 404))

  const invalid = (context: Context, data: string) =>
    context.json({ error_type: 'REQUEST_VALIDATION_ERROR', data }, 400)
  const check = (context: Context, rules: Rules) => {
    const [problem] = queryProblems(context.req.queries(), rules)
    return problem === undefined ? undefined : invalid(context, problem)
  }
  /** The ids in a path, as many as the endpoint takes. */
  const idsIn = (context: Context, most: number): string[] | undefined => {
    const ids = context.req.param('ids')?.split(',') ?? []
    return ids.length <= most && ids.every((id) => /^\d+$/.test(id)) ? ids : undefined
  }

  app.get('/v3/events/', (context) => {
    const wrong = check(context, EVENTS)
    if (wrong) return wrong
    const { id, state } = context.req.queries()
    const { pagination_last_id: last = '0', limit = '20', with_new_type: newer } = context.req.query()
    const rows = [ROOT, ...events.map((event) => eventRow(world, event, newer === 'true'))].filter(
      (row) =>
        (!id || id.includes(row.id)) && (state ?? USUAL_STATES).includes(row.state) && Number(row.id) > Number(last),
    )
    const page = rows.slice(0, Number(limit))
    const next = page.length < rows.length ? `?limit=${limit}&sort=id&pagination_last_id=${page.at(-1)?.id}` : null
    return context.json({ events: page, pagination: { next_page: next } })
  })

  app.get('/v3/events/:ids/markets/', (context) => {
    const ids = idsIn(context, 50)
    if (!ids) return invalid(context, 'event_ids')
    const found = events.filter(({ id }) => ids.includes(id))
    return check(context, HIDDEN) ?? context.json({ markets: found.flatMap((event) => marketRows(world, event)) })
  })

  /** Serves something of the contracts of up to so many markets. */
  const ofMarkets = (
    leaf: string,
    most: number,
    answer: (found: readonly Contract[], ids: readonly string[]) => object,
  ) =>
    app.get(`/v3/markets/:ids/${leaf}/`, (context) => {
      const ids = idsIn(context, most)
      if (!ids) return invalid(context, 'market_ids')
      const found = contracts.filter(({ marketId }) => ids.includes(marketId))
      return check(context, leaf === 'contracts' ? HIDDEN : {}) ?? context.json(answer(found, ids))
    })

  app.use(
    '/v3/markets/:ids/quotes/',
    limitCalls(QUOTES_A_MINUTE, 60_000, () => world.now(), refuse),
  )
  ofMarkets('contracts', 100, (found) => ({ contracts: found.map((contract, n) => contractRow(world, contract, n)) }))
  ofMarkets('quotes', 200, (found) => Object.fromEntries(found.map((each) => [each.id, quotesRow(world, each)])))
  ofMarkets('last_executed_prices', 100, (found, ids) => ({
    last_executed_prices: Object.fromEntries(
      ids.map((id) => [id, found.filter(({ marketId }) => marketId === id).map((each) => lastPriceRow(world, each))]),
    ),
  }))
  ofMarkets('volumes', 300, (_, ids) => ({
    volumes: ids.map((id) => ({ market_id: id, volume: 123_534, double_stake_volume: 98_210 })),
  }))
  return app
}
