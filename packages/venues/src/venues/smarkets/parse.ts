import type { MarketOutcome, OrderBook, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement, mirrorBook, sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import type { EventWithMarkets, MarketWithContracts, Priced, SmarketsQuotes } from './api.ts'
import { pageUrl } from './urls.ts'

/** Prices are whole hundredths of a percent, quantities ten-thousandths of a contract that pays one. */
const UNIT = 10_000

/**
 * The venue has no path from a market to its event, nor from a contract to its market, so our ids hold the way:
 *
 *     <event>:<market>                   a market of two contracts, which are its outcomes
 *     <event>:<market>:<contract>        any other contract: a market of its own, and its outcome Yes
 *     <event>:<market>:<contract>:NO     the outcome No of such a contract: laying it
 */
export function parseId(id: string) {
  const [, event, market, contract, no] = /^(\d+):(\d+)(?::(\d+)(:NO)?)?$/.exec(id) ?? []
  return event && market ? { event, market, contract, isNo: no !== undefined } : undefined
}

export function parseEvent(event: EventWithMarkets): UnifiedEvent {
  return {
    id: event.id,
    title: event.name,
    markets: event.markets.flatMap((market) => parseMarkets(market, event)),
    ...described(event),
    ...omitEmpty({
      description: textOf(event),
      startDate: isFixture(event) ? toInstant(event.start_datetime) : undefined,
    }),
    sourceMetadata: omitEmpty({ state: event.state, scope: scopeOf(event) }),
  }
}

/** A market of two contracts that exclude each other is one of ours; else each contract is, to be backed or laid. */
function parseMarkets(market: MarketWithContracts, event: EventWithMarkets): UnifiedMarket[] {
  const { contracts } = market
  const marketId = `${event.id}:${market.id}`
  const title = market.name === event.name ? event.name : `${event.name} - ${market.name}`
  const [first, second] = contracts
  if (first && second && isTwoWay(market)) {
    const outcomes = [first, second].map((contract) => outcomeOf(contract, marketId, `${marketId}:${contract.id}`))
    return [
      toMarket(event, market, {
        marketId,
        title,
        // A pair that says Yes and No has nothing to add to its question.
        ...(market.name !== event.name && { subtitle: market.name }),
        outcomes,
        status: statusOf(market, contracts),
        lastPrice: lastPriceOf(first),
        sourceMetadata: winnerOf(contracts),
      }),
    ]
  }
  return contracts.map((contract) => {
    const id = `${marketId}:${contract.id}`
    return toMarket(event, market, {
      marketId: id,
      title: `${title}: ${contract.name}`,
      subtitle: contract.name,
      outcomes: [
        { ...outcomeOf(contract, id, id), label: 'Yes' },
        { ...outcomeOf(contract, id, `${id}:NO`, complement), label: 'No' },
      ],
      status: statusOf(market, [contract]),
      lastPrice: lastPriceOf(contract),
      sourceMetadata: winnerOf([contract]),
    })
  })
}

type Part = Pick<UnifiedMarket, 'marketId' | 'title' | 'subtitle' | 'outcomes'> & {
  status: string | undefined
  lastPrice: number | undefined
  sourceMetadata: Record<string, unknown>
}

function toMarket(event: EventWithMarkets, market: MarketWithContracts, part: Part): UnifiedMarket {
  const { status, lastPrice, ...rest } = part
  const description = [market.description, textOf(event)].filter(Boolean).join('\n\n')
  return withSides({
    ...rest,
    eventId: event.id,
    ...described(event),
    ...omitEmpty({
      description,
      // The planned end of the event is a day, not an instant.
      resolutionDate: event.end_date?.match(/^\d{4}-\d{2}-\d{2}$/)?.[0],
      status,
      lastPrice,
    }),
    sourceMetadata: {
      ...omitEmpty({ marketState: market.state, winnerCount: market.winner_count, category: market.category }),
      ...rest.sourceMetadata,
    },
  })
}

const described = (event: EventWithMarkets) => ({
  url: pageUrl(event),
  ...categorized(typeof event.type === 'string' ? sportOf(event.type) : event.type?.domain),
  sourceExchange: 'smarkets',
})

/** The older form of a type ends with what kind of event of its sport it is. */
const sportOf = (type: string): string => type.replace(/_(match|outright|race|fight|tournament|season)$/, '')

const textOf = ({ description, special_rules }: EventWithMarkets): string =>
  [description, special_rules].filter(Boolean).join('\n\n')

const scopeOf = ({ type }: EventWithMarkets) => (typeof type === 'string' ? undefined : type?.scope)

/** The start of anything but a match (an election, a season) is no kick-off. */
const isFixture = (event: EventWithMarkets): boolean => scopeOf(event) === 'single_event'

const YES_NO = ['no', 'yes']
const isTwoWay = ({ contracts, complete, winner_count }: MarketWithContracts): boolean =>
  contracts.length === 2 &&
  (contracts
    .map(({ name }) => name.trim().toLowerCase())
    .sort()
    .every((name, n) => name === YES_NO[n]) ||
    (complete === true && winner_count === 1))

function outcomeOf(
  contract: Priced,
  marketId: string,
  outcomeId: string,
  seen = (price: number) => price,
): MarketOutcome {
  const price = priceOf(contract)
  return {
    outcomeId,
    marketId,
    label: contract.name,
    ...omitEmpty({ price: price === undefined ? price : seen(price) }),
  }
}

/**
 * Returns the payout of a settled contract, else the last price. A dead heat, a reduction and a void pay neither 0 nor
 * 1.
 */
function priceOf(contract: Priced): number | undefined {
  const { state_or_outcome: state } = contract
  if (state === 'winner') return 1
  if (state === 'loser') return 0
  return state && SETTLED.includes(state) ? undefined : lastPriceOf(contract)
}

function lastPriceOf({ last }: Priced): number | undefined {
  const percent = last === null || last === undefined ? Number.NaN : Number(last)
  return percent > 0 && percent < 100 ? Number((percent / 100).toFixed(6)) : undefined
}

const TRADING = ['open', 'live']
/**
 * A contract can be over while its market still trades: a runner that was withdrawn, a first goal that was scored. One
 * that may trade does so only as long as its market does.
 */
function statusOf({ state }: MarketWithContracts, contracts: readonly Priced[]): string | undefined {
  const states = new Set(contracts.map(({ state_or_outcome }) => state_or_outcome))
  const [own] = states
  return states.size === 1 && own && !TRADING.includes(own) ? own : (state ?? own ?? undefined)
}

const SETTLED = ['winner', 'loser', 'deadheat', 'reduced', 'voided']
const winnerOf = (contracts: readonly Priced[]) => {
  const results = contracts.filter(({ state_or_outcome: state }) => state && SETTLED.includes(state))
  return results.length > 0
    ? { result: Object.fromEntries(results.map(({ name, state_or_outcome }) => [name, state_or_outcome])) }
    : {}
}

/** Backers bid, layers offer: who lays a contract at p takes the other side at 1 - p. */
export function parseBook({ bids, offers }: SmarketsQuotes, isNo: boolean, depth?: number): OrderBook {
  const levels = (rows: SmarketsQuotes['bids']) =>
    rows.map(({ price, quantity }) => ({ price: price / UNIT, size: quantity / UNIT }))
  const book = sortBook({ bids: levels(bids), asks: levels(offers) }, depth)
  return isNo ? mirrorBook(book) : book
}
