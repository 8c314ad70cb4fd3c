import { known } from '../../known.ts'
import { complement, sortBook } from '../../mirror.ts'
import type { MarketOutcome, OrderBook, PriceCandle, Trade, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { withSides } from '../../sides.ts'
import { toPrice } from '../../units.ts'
import type {
  HyperliquidBook,
  HyperliquidCandle,
  HyperliquidOutcome,
  HyperliquidQuestion,
  HyperliquidTrade,
  Universe,
} from './api.ts'
import { pageUrl } from './urls.ts'

/** A book's coin is `#` and ten times the outcome, plus the side: 0 for the first, 1 for the second. */
export function parseCoin(coin: string) {
  const [, outcome, side] = /^#(\d*)([01])$/.exec(coin) ?? []
  return side === undefined ? undefined : { outcome: Number(outcome), side: Number(side) as 0 | 1 }
}

export const coinOf = (outcome: number, side: 0 | 1): string => `#${10 * outcome + side}`

type Mids = Readonly<Record<string, string>>

/**
 * Makes events of the universe: a question with its outcomes, `q<number>`, or an outcome that answers none, by its own
 * number. Settled outcomes are no longer in it.
 */
export function parseUniverse({ outcomes, questions }: Universe, mids: Mids, now: number): UnifiedEvent[] {
  const byNumber = new Map(outcomes.map((outcome) => [outcome.outcome, outcome]))
  const asked = questions.map((question) => {
    const numbers = [...question.namedOutcomes, ...[question.fallbackOutcome ?? []].flat()]
    return { question, outcomes: [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []) }
  })
  const answering = new Set(asked.flatMap(({ outcomes }) => outcomes))
  return [
    ...asked
      .filter(({ outcomes }) => outcomes.length > 0)
      .map(({ question, outcomes }) => parseQuestion(question, outcomes, mids, now)),
    ...outcomes.filter((outcome) => !answering.has(outcome)).map((outcome) => parseLone(outcome, mids, now)),
  ]
}

function parseQuestion(
  question: HyperliquidQuestion,
  outcomes: readonly HyperliquidOutcome[],
  mids: Mids,
  now: number,
): UnifiedEvent {
  const id = `q${question.question}`
  const facts = factsOf(question.description)
  const title = titleOf(question.name, facts) || `Question ${question.question}`
  return {
    id,
    title,
    markets: outcomes.map((outcome) => {
      const own = factsOf(outcome.description)
      const name = outcome.name && !isGeneric(outcome.name) ? outcome.name : `bucket ${own.index ?? outcome.outcome}`
      const asked = title.endsWith('?') ? `${title} ${name}` : `${title}: ${name}`
      const settled = question.settledNamedOutcomes?.includes(outcome.outcome) ?? false
      return toMarket(outcome, { id, title: asked, subtitle: name, facts: { ...facts, ...own }, settled }, mids, now)
    }),
    ...known({ description: textOf(question.description) }),
    sourceExchange: 'hyperliquid',
    sourceMetadata: known({ ...facts, fallbackOutcome: question.fallbackOutcome }),
  }
}

function parseLone(outcome: HyperliquidOutcome, mids: Mids, now: number): UnifiedEvent {
  const id = String(outcome.outcome)
  const facts = factsOf(outcome.description)
  const title = titleOf(outcome.name, facts) || `Outcome ${id}`
  return {
    id,
    title,
    markets: [toMarket(outcome, { id, title, facts, settled: false }, mids, now)],
    ...known({ description: textOf(outcome.description) }),
    url: pageUrl(coinOf(outcome.outcome, 0)),
    sourceExchange: 'hyperliquid',
  }
}

interface Place {
  /** The event's. */
  id: string
  title: string
  subtitle?: string
  facts: Record<string, string>
  settled: boolean
}

function toMarket(
  outcome: HyperliquidOutcome,
  { id, title, subtitle, facts, settled }: Place,
  mids: Mids,
  now: number,
): UnifiedMarket {
  const number = outcome.outcome
  const expires = expiryOf(facts.expiry)
  const [first = 'Yes', second = 'No'] = outcome.sideSpecs?.map(({ name }) => name) ?? []
  return withSides({
    marketId: String(number),
    eventId: id,
    title,
    ...(subtitle !== undefined && { subtitle }),
    outcomes: [outcomeOf(number, 0, first, mids), outcomeOf(number, 1, second, mids)],
    ...known({ description: textOf(outcome.description), resolutionDate: expires }),
    url: pageUrl(coinOf(number, 0)),
    // The venue has no word for it: what is listed trades until it expires.
    status: settled ? 'settled' : expires !== undefined && Date.parse(expires) <= now ? 'expired' : 'open',
    sourceExchange: 'hyperliquid',
    sourceMetadata: facts,
  })
}

function outcomeOf(number: number, side: 0 | 1, label: string, mids: Mids): MarketOutcome {
  const other = toPrice(mids[coinOf(number, side === 0 ? 1 : 0)])
  const price = toPrice(mids[coinOf(number, side)]) ?? (other === undefined ? undefined : complement(other))
  return { outcomeId: coinOf(number, side), marketId: String(number), label, ...known({ price }) }
}

/** Reads `class:priceBinary|underlying:BTC|...`; nothing of a plain text. */
function factsOf(description: string | null | undefined): Record<string, string> {
  if (!description?.includes('|') && !/^\w+:\S+$/.test(description ?? '')) return {}
  return Object.fromEntries(
    (description ?? '').split('|').flatMap((part) => {
      const [, key, value] = /^(\w+):(.*)$/.exec(part) ?? []
      return key && value ? [[key, value]] : []
    }),
  )
}

const textOf = (description: string | null | undefined): string | undefined =>
  description && Object.keys(factsOf(description)).length === 0 && description !== 'other' ? description : undefined

const isGeneric = (name: string): boolean => /^recurring\b/i.test(name)

/** What recurs has no name of its own: it is told from its facts. Whether the target itself wins, the venue does not say. */
function titleOf(name: string, { underlying, targetPrice, expiry }: Record<string, string>): string {
  if (!isGeneric(name)) return name
  const at = expiryOf(expiry)?.replace(/^(\S{10})T(\S{5}).*/, ' at $1 $2 UTC') ?? ''
  const price = Number(targetPrice).toLocaleString('en-US')
  if (!underlying) return ''
  return targetPrice ? `${underlying} above $${price}${at}` : `${underlying} price${at}`
}

/** Reads YYYYMMDD-HHmm, in UTC. */
function expiryOf(expiry: string | undefined): string | undefined {
  const date = expiry?.replace(/^(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})$/, '$1-$2-$3T$4:$5:00Z')
  return date && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : undefined
}

export function parseBook({ time, levels: [bids, asks] }: HyperliquidBook, depth?: number): OrderBook {
  const levels = (rows: HyperliquidBook['levels'][0]) =>
    rows.map(({ px, sz }) => ({ price: Number(px), size: Number(sz) }))
  const book = sortBook({ bids: levels(bids), asks: levels(asks) }, depth)
  return { ...book, timestamp: time, datetime: new Date(time).toISOString() }
}

const sides: Record<string, Trade['side']> = { B: 'buy', A: 'sell' }

export const parseTrade = ({ tid, time, px, sz, side }: HyperliquidTrade, outcomeId: string): Trade => ({
  id: String(tid),
  timestamp: time,
  price: Number(px),
  amount: Number(sz),
  side: sides[side] ?? 'unknown',
  outcomeId,
})

/** Volumes are in whole shares. */
export const parseCandle = ({ t, o, h, l, c, v }: HyperliquidCandle): PriceCandle => ({
  timestamp: t,
  open: Number(o),
  high: Number(h),
  low: Number(l),
  close: Number(c),
  volume: Number(v),
})
