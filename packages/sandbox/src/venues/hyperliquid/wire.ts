import { createHash } from 'node:crypto'
import { mirror, pointsOf } from '../../points.ts'
import { rulesOfEvent } from '../../scenario/rules-of-event.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { Level, World, WorldTrade } from '../../world.ts'

// The scenario in the venue's own field names and types. What is settled or closed has left the universe.

export const isOpen = (world: World, event: ScenarioEvent): boolean =>
  event.markets.some((market) => world.quote(market))

const isQuestion = ({ id }: ScenarioEvent): boolean => id.startsWith('q')

/** The instant a market ends, as descriptions write it. */
const expiry = ({ closes }: ScenarioMarket): string => closes.replace(/[-:]/g, '').replace('T', '-').slice(0, 13)

const outcomeRow = (event: ScenarioEvent, market: ScenarioMarket, index: number) => ({
  outcome: Number(market.id),
  ...(isQuestion(event) ? namedRow(market, index) : loneRow(event, market)),
  quoteToken: 'USDC',
})

/** Returns the settlement of an outcome; null unless it was settled. */
export function settledRow(events: readonly ScenarioEvent[], outcome: number | undefined) {
  for (const event of events) {
    const index = event.markets.findIndex(({ id, status }) => Number(id) === outcome && status === 'resolved')
    const market = event.markets[index]
    if (market) {
      return {
        spec: outcomeRow(event, market, index),
        settleFraction: market.winner === 0 ? '1.0' : '0.0',
        details: '',
        ...(isQuestion(event) && {
          question: {
            question: { settled: Number(event.id.slice(1)) },
            name: event.title,
            description: rulesOfEvent(event),
          },
        }),
      }
    }
  }
  return null
}

export const universeRow = (world: World, events: readonly ScenarioEvent[]) => ({
  outcomes: events
    .filter((event) => isOpen(world, event))
    .flatMap((event) => event.markets.map((market, index) => outcomeRow(event, market, index))),
  questions: events
    .filter((event) => isQuestion(event) && isOpen(world, event))
    .map((event) => ({
      question: Number(event.id.slice(1)),
      name: event.title,
      description: rulesOfEvent(event),
      fallbackOutcome: null,
      namedOutcomes: event.markets.map(({ id }) => Number(id)),
      settledNamedOutcomes: event.markets.filter(({ status }) => status === 'resolved').map(({ id }) => Number(id)),
    })),
})

const sidesOf = ({ outcomes = ['Yes', 'No'] }: ScenarioMarket, template = '') =>
  outcomes.map((name) => ({ name: template + name }))

const namedRow = (market: ScenarioMarket, index: number) => ({
  name: market.label ?? market.title,
  description: `index:${index}|expiry:${expiry(market)}`,
  sideSpecs: sidesOf(market),
})

/** Every other one is made from a template. */
const loneRow = ({ title }: ScenarioEvent, market: ScenarioMarket) =>
  Number(market.id) % 2 === 0
    ? {
        name: 'template:statement',
        description: `statement:${title}|time:${expiry(market)}`,
        sideSpecs: sidesOf(market, 'template:'),
      }
    : { name: title, description: `expiry:${expiry(market)}`, sideSpecs: sidesOf(market) }

export const templateRows = [
  {
    id: 'statement',
    name: '{statement}',
    description: 'Settles to Yes if so it is at {time}. metadata=category:N/A|subCategory:N/A',
    keywords: [
      ['statement', 'string'],
      ['time', 'dateTime'],
    ],
    role: { standaloneOutcome: { sideNames: ['Yes', 'No'] } },
  },
]

/** Returns the volume of a day: the same on both sides of an outcome. */
export const spotRows = (markets: readonly ScenarioMarket[]) => [
  { tokens: [], universe: [] },
  [
    { coin: 'PURR/USDC', prevDayPx: '0.2', dayNtlVlm: '1000.0', markPx: '0.21', midPx: null, dayBaseVlm: '5000.0' },
    ...markets.flatMap((market) =>
      ([0, 1] as const).map((side) => ({
        coin: coinOf(market, side),
        dayBaseVlm: `${Math.round(market.volume24h)}.0`,
      })),
    ),
  ],
]

export type Side = 0 | 1
export const coinOf = ({ id }: Pick<ScenarioMarket, 'id'>, side: Side): string => `#${Number(id) * 10 + side}`

const seen = (price: number, side: Side): number => (side === 0 ? price : mirror(price))
const decimals = (price: number): string => String(Number(price.toFixed(5)))

export function midsRow(world: World, markets: readonly ScenarioMarket[]): Record<string, string> {
  return Object.fromEntries(
    markets.flatMap((market) => {
      const quote = world.quote(market)
      if (!quote) return []
      const middle = (quote.bid + quote.ask) / 2
      return ([0, 1] as const).map((side) => [coinOf(market, side), decimals(seen(middle, side))])
    }),
  )
}

export function bookRow(world: World, market: ScenarioMarket, side: Side) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) =>
    levels.map(({ price, size }) => ({ px: decimals(seen(price, side)), sz: `${size}.0`, n: 1 }))
  const levels = side === 0 ? [rows(bids), rows(asks)] : [rows(asks), rows(bids)]
  return { coin: coinOf(market, side), time: world.now(), levels }
}

/** The number of a trade, the same wherever it shows. */
export const tidOf = (id: string): number =>
  Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 12), 16)

/** A purchase of one side is a sale of the other. */
export const tradeRow = (market: ScenarioMarket, trade: WorldTrade, side: Side) => ({
  coin: coinOf(market, side),
  side: (trade.side === 'buy') === (side === 0) ? 'B' : 'A',
  px: decimals(seen(trade.price, side)),
  sz: `${trade.size}.0`,
  time: trade.at,
  hash: `0x${'0'.repeat(64)}`,
  tid: tidOf(trade.id),
  users: ['0x01', '0x02'],
})

const MINUTE = 60_000
export const lengths = new Map<string, number>(
  Object.entries({
    '1m': MINUTE,
    '3m': 3 * MINUTE,
    '5m': 5 * MINUTE,
    '15m': 15 * MINUTE,
    '30m': 30 * MINUTE,
    '1h': 60 * MINUTE,
    '2h': 120 * MINUTE,
    '4h': 240 * MINUTE,
    '8h': 480 * MINUTE,
    '12h': 720 * MINUTE,
    '1d': 1_440 * MINUTE,
    '3d': 4_320 * MINUTE,
  }),
)

export function candleRows(
  world: World,
  market: ScenarioMarket,
  { side, interval, from, to }: { side: Side; interval: string; from: number; to: number },
) {
  const step = lengths.get(interval) ?? MINUTE
  return pointsOf(world, market, { from, to, step }).map(({ at, price }) => {
    const last = world.price(market, Math.min(at + step - 1, world.now()))
    const [open, close] = [seen(price, side), seen(last, side)]
    return {
      t: at,
      T: at + step - 1,
      s: coinOf(market, side),
      i: interval,
      o: decimals(open),
      c: decimals(close),
      h: decimals(Math.max(open, close)),
      l: decimals(Math.min(open, close)),
      v: '12.0',
      n: 3,
    }
  })
}
