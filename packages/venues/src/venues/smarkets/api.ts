import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import { createRequester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { refusalCode } from './refusals.ts'

const HOST = 'https://api.smarkets.com'

/** The venue publishes rates for quotes and for cancellations; the other one is ours. */
const BUDGET = { calls: 20, perMs: 1_000 }
const CANCEL_BUDGET = { calls: 10, perMs: 1_000 }
const QUOTES_BUDGET = { calls: 50, perMs: 60_000 }

/** How many things one request may name, by the venue's own specification. */
export const MAX_EVENTS = 50
const MAX_MARKETS = 100

const text = z.string().nullish()
const digits = z.string().regex(/^\d+$/)

export const SmarketsEvent = z.object({
  id: digits,
  name: z.string().min(1),
  slug: text,
  description: text,
  special_rules: text,
  /** `{domain: "football", scope: "single_event"}` if the newer form is requested, else "football_match". */
  type: z.union([z.object({ domain: text, scope: text }), z.string()]).nullish(),
  state: text,
  /** Only the leaves of the tree hold markets. */
  bettable: z.boolean().nullish(),
  start_datetime: text,
  end_date: text,
})
type EventRow = z.infer<typeof SmarketsEvent>

export const SmarketsMarket = z.object({
  id: digits,
  event_id: digits,
  name: z.string().min(1),
  slug: text,
  description: text,
  state: text,
  category: text,
  /** Whether no contract can be added any more. */
  complete: z.boolean().nullish(),
  winner_count: z.number().nullish(),
})
type MarketRow = z.infer<typeof SmarketsMarket>

export const SmarketsContract = z.object({
  id: digits,
  market_id: digits,
  name: z.string().min(1),
  state_or_outcome: text,
})
export type SmarketsContract = z.infer<typeof SmarketsContract>

/** Best first. Prices in hundredths of a percent, quantities in ten-thousandths of what a contract pays. */
const level = z.object({ price: z.number(), quantity: z.number() })
export const SmarketsQuotes = z.object({ bids: z.array(level), offers: z.array(level) })
export type SmarketsQuotes = z.infer<typeof SmarketsQuotes>

/** Percent, as "23.45". */
const LastPrice = z.object({ contract_id: digits, last_executed_price: text })

export interface Priced extends SmarketsContract {
  last?: string | null | undefined
}
export interface MarketWithContracts extends MarketRow {
  contracts: Priced[]
}
export interface EventWithMarkets extends EventRow {
  markets: MarketWithContracts[]
}

const rows = z.array(z.unknown())
const ErrorBody = z.object({ error_type: z.string() })

/** The venue's states of an event; its own default omits closed ones. */
export const STATES = {
  active: ['new', 'upcoming', 'live', 'suspended'],
  closed: ['ended', 'settled', 'cancelled'],
}

export type SmarketsApi = ReturnType<typeof createApi>

/** Creates the venue's public endpoints. Without a session its quotes are delayed. */
export function createApi(options: VenueOptions = {}) {
  const policy = { venue: 'smarkets', baseUrl: options.baseUrl ?? HOST, explain }
  const http = createRequester({ ...policy, budget: BUDGET }, options)
  const canceling = createRequester({ ...policy, budget: CANCEL_BUDGET }, options)
  const quoting = createRequester({ ...policy, budget: QUOTES_BUDGET }, options)

  const marketsOf = async (eventIds: readonly string[]): Promise<MarketWithContracts[]> => {
    if (eventIds.length === 0) return []
    const path = '/v3/events/{ids}/markets/'
    const answer = await http.get(`/v3/events/${eventIds.join(',')}/markets/`, z.object({ markets: rows }))
    const markets = http.rows(path, answer.markets, SmarketsMarket)
    const contracts = (await Promise.all(chunks(markets.map(({ id }) => id)).map(contractsOf))).flat()
    return markets.map((market) => ({ ...market, contracts: contracts.filter((each) => each.market_id === market.id) }))
  }

  const contractsOf = async (marketIds: readonly string[]): Promise<Priced[]> => {
    const at = `/v3/markets/${marketIds.join(',')}`
    const [{ contracts }, { last_executed_prices }] = await Promise.all([
      http.get(`${at}/contracts/`, z.object({ contracts: rows })),
      http.get(`${at}/last_executed_prices/`, z.object({ last_executed_prices: z.record(z.string(), rows) })),
    ])
    const prices = http.rows(
      '/v3/markets/{ids}/last_executed_prices/',
      Object.values(last_executed_prices).flat(),
      LastPrice,
    )
    const last = new Map(prices.map(({ contract_id, last_executed_price }) => [contract_id, last_executed_price]))
    return http
      .rows('/v3/markets/{ids}/contracts/', contracts, SmarketsContract)
      .map((contract) => ({ ...contract, last: last.get(contract.id) }))
  }

  const events = async (query: Record<string, string | number | readonly string[] | undefined>) => {
    const answer = await http.get(
      '/v3/events/',
      z.object({ events: rows, pagination: z.object({ next_page: text }).nullish() }),
      { query: { ...query, with_new_type: true } },
    )
    const leaves = http.rows('/v3/events/', answer.events, SmarketsEvent).filter(({ bettable }) => bettable !== false)
    const markets = await marketsOf(leaves.map(({ id }) => id))
    const next = answer.pagination?.next_page
    // The venue's next page is a query; only the last id differs from this one.
    const last = next ? new URLSearchParams(next).get('pagination_last_id') : undefined
    if (last === null) {
      throw new CrossvenueError('EXCHANGE_ERROR', 'Smarkets states that another page follows, but sent no cursor', {
        exchange: 'smarkets',
      })
    }
    return {
      events: leaves.map(
        (event): EventWithMarkets => ({ ...event, markets: markets.filter((each) => each.event_id === event.id) }),
      ),
      last,
    }
  }

  return {
    /** The requesters of account requests. */
    requesters: { http, canceling },
    events: (state: readonly string[], limit: number, last: string | undefined) =>
      events({ state, limit, sort: 'id', pagination_last_id: last }),
    /** One event by its id; the venue has no path for it. */
    async event(id: string) {
      const state = [...STATES.active, ...STATES.closed]
      return (await events({ id, state, limit: 1 })).events[0]
    },
    /** The quotes of a contract, delayed without a session; undefined where the market has no such contract. */
    async quotes(marketId: string, contractId: string, signed?: { sign: () => Promise<Record<string, string>> }) {
      const [path, schema] = [`/v3/markets/${marketId}/quotes/`, z.record(z.string(), SmarketsQuotes)]
      const answer = await (signed ? quoting.account(path, schema, signed) : quoting.get(path, schema))
      return answer[contractId]
    },
  }
}

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_MARKETS) }, (_, n) =>
    ids.slice(n * MAX_MARKETS, (n + 1) * MAX_MARKETS),
  )

function explain(body: unknown, status: number) {
  const { data } = ErrorBody.safeParse(body)
  const code = data && refusalCode(data.error_type, status)
  return data && { message: `Smarkets: ${data.error_type}`, ...(code && { code }) }
}
