import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { Level, World } from '../../world.ts'

// The scenario in the venue's own field names and types. Events whose options exclude each other have one market with a
// contract for each; any other option is a market of its own with the contracts Yes and No.

const UNIT = 10_000

export interface Contract {
  id: string
  marketId: string
  name: string
  /** The market of the scenario, and whether the contract is its first outcome. */
  market: ScenarioMarket
  isFirst: boolean
}

/** The contracts of an event, in order. */
export const contractsOf = (event: ScenarioEvent): Contract[] =>
  event.markets.flatMap((market) => {
    const [, marketId = '', contractId] = market.id.split(':')
    if (contractId) return [{ id: contractId, marketId, name: market.label ?? market.title, market, isFirst: true }]
    const [yes, no] = market.outcomes ?? ['Yes', 'No']
    return [
      { id: `3${marketId}`, marketId, name: yes, market, isFirst: true },
      { id: `4${marketId}`, marketId, name: no, market, isFirst: false },
    ]
  })

function stateOf(world: World, { markets }: ScenarioEvent): string {
  if (markets.every(({ status }) => status === 'resolved')) return 'settled'
  return markets.some((market) => world.quote(market)) ? 'upcoming' : 'ended'
}

/** `type` in its older or its newer form. */
export function eventRow(world: World, event: ScenarioEvent, withNewType: boolean) {
  const opens = event.markets.map((market) => market.opens).sort()[0]
  const closes =
    event.markets
      .map((market) => market.closes)
      .sort()
      .at(-1) ?? ''
  const scope = event.starts === undefined ? 'outright' : 'single_event'
  return {
    id: event.id,
    name: event.title,
    short_name: event.title,
    slug: event.slug,
    full_slug: `/sport/${event.category}/${event.slug}`,
    type: withNewType ? { domain: event.category, scope } : `${event.category}_${event.starts ? 'match' : 'outright'}`,
    parent_id: '1',
    state: stateOf(world, event),
    bettable: true,
    bet_allowed: true,
    hidden: false,
    inplay_enabled: false,
    start_date: (event.starts ?? closes).slice(0, 10),
    start_datetime: event.starts ?? null,
    end_date: closes.slice(0, 10),
    created: opens,
    modified: opens,
    description: event.description ?? null,
    special_rules: null,
    display_order: null,
    chart_time_period: null,
    seo_description: null,
    super_sub_enabled: false,
    venue: null,
  }
}

/** The branch on which all events of the sandbox grow; nobody can bet on it. */
export const ROOT = {
  id: '1',
  name: 'Sandbox',
  short_name: 'Sandbox',
  slug: 'sandbox',
  full_slug: '/sport/sandbox',
  type: { domain: 'politics', scope: 'category_root' },
  parent_id: null,
  state: 'upcoming',
  bettable: false,
  hidden: false,
  start_date: null,
  start_datetime: null,
  end_date: null,
  created: '2020-01-01T00:00:00Z',
  modified: '2020-01-01T00:00:00Z',
  description: null,
}

export function marketRows(world: World, event: ScenarioEvent) {
  const contracts = contractsOf(event)
  return [...new Set(contracts.map(({ marketId }) => marketId))].map((id, n) => {
    const own = contracts.filter(({ marketId }) => marketId === id)
    const several = own.some(({ market }) => market.id.split(':').length === 3)
    const [first] = own
    const single = first?.market.title ?? ''
    return {
      id,
      event_id: event.id,
      name: several ? (event.subtitle ?? 'Winner') : single,
      slug: several ? 'winner' : first?.market.slug,
      description: first?.market.rules || null,
      state: stateOfMarket(world, own),
      category: 'winner',
      categories: ['winner'],
      complete: !several,
      winner_count: 1,
      market_type: { name: several ? 'WINNER' : 'YES_NO' },
      bet_delay: 0,
      cashout_enabled: true,
      contract_selections: null,
      created: first?.market.opens,
      modified: first?.market.opens,
      display_order: -n,
      display_type: 'default',
      hidden: false,
      inplay_enabled: false,
      info: null,
    }
  })
}

function stateOfMarket(world: World, contracts: readonly Contract[]): string {
  if (contracts.every(({ market }) => market.status === 'resolved')) return 'settled'
  return contracts.some(({ market }) => world.quote(market)) ? 'open' : 'halted'
}

export const contractRow = (world: World, { id, marketId, name, market, isFirst }: Contract, n: number) => ({
  id,
  market_id: marketId,
  name,
  slug: name.toLowerCase(),
  state_or_outcome:
    market.winner === undefined
      ? world.quote(market)
        ? 'open'
        : 'halted'
      : (market.winner === 0) === isFirst
        ? 'winner'
        : 'loser',
  contract_type: { name: 'RUNNER', param: String(n) },
  outcome_timestamp: market.winner === undefined ? null : market.closes,
  reduction_factor: '0',
  created: market.opens,
  modified: market.opens,
  hidden: false,
  display_order: -n,
  competitor_id: null,
  info: null,
})

/** Returns the orders of the second contract of a pair as they follow from the first. */
const seen = (price: number, isFirst: boolean): number => Math.round((isFirst ? price : 1 - price) * UNIT)

export function quotesRow(world: World, { market, isFirst }: Contract) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) =>
    levels.map(({ price, size }) => ({ price: seen(price, isFirst), quantity: size * UNIT }))
  return isFirst ? { bids: rows(bids), offers: rows(asks) } : { bids: rows(asks), offers: rows(bids) }
}

export const lastPriceRow = (world: World, { id, market, isFirst }: Contract) => ({
  contract_id: id,
  last_executed_price: (seen(world.price(market), isFirst) / 100).toFixed(2),
  timestamp: new Date(world.now()).toISOString(),
})
