import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { Level, World } from '../../world.ts'
import { oddsOf, stakeOf } from './ladder.ts'

// The scenario in the venue's own field names and types. An event has one market, and each option is a runner of it.

export const marketIdOf = ({ id }: Pick<ScenarioMarket, 'id'>): string => id.split(':')[0] ?? ''
export const runnerOf = ({ id }: ScenarioMarket): number => Number(id.split(':')[1])
export const marketOf = ({ markets }: ScenarioEvent): string => (markets[0] ? marketIdOf(markets[0]) : '')

const isFixture = ({ starts }: ScenarioEvent): boolean => starts !== undefined
/** Outrights state the day on which they were made. */
const startOf = (event: ScenarioEvent): string | undefined => event.starts ?? event.markets[0]?.opens
const endOf = ({ markets }: ScenarioEvent): string =>
  markets
    .map(({ closes }) => closes)
    .sort()
    .at(-1) ?? ''

/** A market is closed once it is settled, or a day after its end; lists have no closed markets. */
export function statusOf(world: World, event: ScenarioEvent): 'OPEN' | 'SUSPENDED' | 'CLOSED' {
  if (event.markets.every(({ status }) => status === 'resolved')) return 'CLOSED'
  if (event.markets.some((market) => world.quote(market))) return 'OPEN'
  return world.now() > Date.parse(endOf(event)) + 3_600_000 ? 'CLOSED' : 'SUSPENDED'
}

const eventPart = (event: ScenarioEvent) => ({
  id: event.id,
  name: event.title,
  countryCode: 'GB',
  timezone: 'GMT',
  openDate: startOf(event),
})

export const eventRow = (event: ScenarioEvent) => ({ event: eventPart(event), marketCount: 1 })

export function catalogueRow(event: ScenarioEvent, projection: readonly string[]) {
  const has = (name: string) => projection.includes(name)
  const [first] = event.markets
  return {
    marketId: marketOf(event),
    marketName: event.subtitle ?? 'Winner',
    totalMatched: 2 * event.markets.reduce((sum, { volume }) => sum + volume, 0),
    ...(has('MARKET_START_TIME') && { marketStartTime: startOf(event) }),
    ...(has('MARKET_DESCRIPTION') && {
      description: {
        persistenceEnabled: true,
        bspMarket: false,
        marketTime: startOf(event),
        suspendTime: event.starts ?? endOf(event),
        settleTime: endOf(event),
        bettingType: 'ODDS',
        turnInPlayEnabled: isFixture(event),
        marketType: isFixture(event) ? 'MATCH_ODDS' : 'WINNER',
        regulator: 'MALTA LOTTERIES AND GAMBLING AUTHORITY',
        marketBaseRate: 5,
        discountAllowed: true,
        wallet: 'UK wallet',
        rules: first?.rules ?? '',
        rulesHasDate: true,
        priceLadderDescription: { type: 'CLASSIC' },
      },
    }),
    ...(has('RUNNER_DESCRIPTION') && {
      runners: event.markets.map((market, n) => ({
        selectionId: runnerOf(market),
        runnerName: nameOf(market),
        handicap: 0,
        sortPriority: n + 1,
      })),
    }),
    ...(has('EVENT_TYPE') && { eventType: { id: '1', name: event.category } }),
    ...(has('COMPETITION') && event.tags[0] !== undefined && { competition: { id: '7', name: event.tags[0] } }),
    ...(has('EVENT') && { event: eventPart(event) }),
  }
}

const nameOf = ({ label, title }: ScenarioMarket): string => (label === 'Draw' ? 'The Draw' : (label ?? title))

/** Offers as stakes at odds: those to back are the asks. */
const offersOf = (levels: readonly Level[]) =>
  levels.map(({ price, size }) => {
    const odds = oddsOf(price)
    return { price: odds, size: stakeOf(size, odds) }
  })

export function bookRow(world: World, event: ScenarioEvent, depth: number | undefined) {
  const status = statusOf(world, event)
  return {
    marketId: marketOf(event),
    isMarketDataDelayed: false,
    status,
    betDelay: 0,
    bspReconciled: false,
    complete: true,
    inplay: false,
    numberOfWinners: 1,
    numberOfRunners: event.markets.length,
    numberOfActiveRunners: event.markets.filter(({ winner }) => winner === undefined).length,
    lastMatchTime: new Date(world.now()).toISOString(),
    totalMatched: 2 * event.markets.reduce((sum, { volume }) => sum + volume, 0),
    totalAvailable: 0,
    crossMatching: true,
    runnersVoidable: false,
    version: 5_521_003_140,
    runners: event.markets.map((market) => {
      const { bids, asks } = world.book(market)
      return {
        selectionId: runnerOf(market),
        handicap: 0,
        status: runnerStatus(market),
        lastPriceTraded: lastOdds(world, market),
        totalMatched: 2 * market.volume,
        ex: {
          availableToBack: offersOf(asks.slice(0, depth)),
          availableToLay: offersOf(bids.slice(0, depth)),
          tradedVolume: [],
        },
      }
    }),
  }
}

const runnerStatus = ({ winner }: ScenarioMarket): string =>
  winner === undefined ? 'ACTIVE' : winner === 0 ? 'WINNER' : 'LOSER'

function lastOdds(world: World, market: ScenarioMarket): number {
  const price = world.quote(market)?.last ?? world.price(market)
  return price > 0 && price < 1 ? oddsOf(price) : 0
}
