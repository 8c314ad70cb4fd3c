import type { MarketOutcome, OrderBook, PriceCandle, Trade, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement, sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { ONE, toNumber } from '../../values/decimal.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { toPrice } from '../../values/units.ts'
import type {
  HyperliquidBook,
  HyperliquidCandle,
  HyperliquidOutcome,
  HyperliquidQuestion,
  HyperliquidSettled,
  HyperliquidTrade,
  Universe,
} from './api.ts'
import { beginsAt, decidedAt, isFallback, isGeneric, sideName, type Templates, type Texts, textsOf } from './texts.ts'
import { pageUrl } from './urls.ts'

/**
 * The least that a purchase costs, in millionths: the venue's minimum order value of 10, by its documents of the exchange
 * endpoint. The venue decides whether a smaller sale closes a position.
 */
export const MIN_COST = 10n * ONE

/** Parses a coin: `#` and ten times the outcome, plus the side: 0 for the first, 1 for the second. */
export function parseCoin(coin: string) {
  const [, outcome, side] = /^#(\d*)([01])$/.exec(coin) ?? []
  return side === undefined ? undefined : { outcome: Number(outcome), side: Number(side) as 0 | 1 }
}

export const coinOf = (outcome: number, side: 0 | 1): string => `#${10 * outcome + side}`

/** Figures by coin: mid prices, and the volume of a day. */
export interface Quotes {
  mids: Readonly<Record<string, string>>
  volumes: ReadonlyMap<string, number>
}

/**
 * Converts the universe to events: a question with its outcomes, `q<number>`, or an outcome without a question, by its
 * own number. Settled outcomes are not in it.
 */
export function parseUniverse(
  { outcomes, questions, templates }: Universe,
  quotes: Quotes,
  now: number,
): UnifiedEvent[] {
  const byNumber = new Map(outcomes.map((outcome) => [outcome.outcome, outcome]))
  const parsed = questions.map((question) => {
    const numbers = [...question.namedOutcomes, ...[question.fallbackOutcome ?? []].flat()]
    return { question, outcomes: [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []) }
  })
  const answering = new Set(parsed.flatMap(({ outcomes }) => outcomes))
  const parse = (outcome: HyperliquidOutcome, place: MarketTexts) => toMarket(outcome, place, quotes, now)
  return [
    ...parsed
      .filter(({ outcomes }) => outcomes.length > 0)
      .map(({ question, outcomes }) => parseQuestion(question, outcomes, templates, parse)),
    ...outcomes
      .filter((outcome) => !answering.has(outcome))
      .map((outcome) => parseLone(outcome, textsOf(outcome, templates), parse)),
  ]
}

type Parse = (outcome: HyperliquidOutcome, place: MarketTexts) => UnifiedMarket

function parseQuestion(
  question: HyperliquidQuestion,
  outcomes: readonly HyperliquidOutcome[],
  templates: Templates,
  parse: Parse,
): UnifiedEvent {
  const parsed = questionTextsOf(question, templates)
  const { id, title } = parsed
  const markets = outcomes.map((outcome) => {
    const settled = question.settledNamedOutcomes?.includes(outcome.outcome) ?? false
    return parse(outcome, { ...answerOf(parsed, outcome, templates), settled })
  })
  return {
    id,
    title,
    markets,
    ...omitEmpty({ description: parsed.rules, startDate: beginsAt(parsed.facts) }),
    ...categorized(parsed.category),
    ...volumeOf(markets),
    sourceExchange: 'hyperliquid',
    sourceMetadata: omitEmpty({ ...parsed.facts, fallbackOutcome: question.fallbackOutcome }),
  }
}

type QuestionTexts = Texts & { id: string }

function questionTextsOf(
  question: Pick<HyperliquidQuestion, 'question' | 'name' | 'description'>,
  templates: Templates,
): QuestionTexts {
  const texts = textsOf(question, templates)
  return { ...texts, id: `q${question.question}`, title: texts.title || `Question ${question.question}` }
}

/** An outcome of a question is named by both. */
function answerOf({ id, title, category, facts }: QuestionTexts, outcome: HyperliquidOutcome, templates: Templates) {
  const own = textsOf(outcome, templates)
  const bucket = `bucket ${own.facts.index ?? outcome.outcome}`
  const name = isFallback(outcome.name) ? 'Other' : isGeneric(outcome.name) ? bucket : own.title || bucket
  return {
    id,
    title: title.endsWith('?') ? `${title} ${name}` : `${title}: ${name}`,
    subtitle: name,
    rules: own.rules,
    category,
    facts: { ...facts, ...own.facts },
  }
}

function parseLone(outcome: HyperliquidOutcome, texts: Texts, parse: Parse): UnifiedEvent {
  const id = String(outcome.outcome)
  const title = texts.title || `Outcome ${id}`
  const { rules, category, facts } = texts
  const markets = [parse(outcome, { id, title, rules, category, facts, settled: false })]
  return {
    id,
    title,
    markets,
    ...omitEmpty({ description: rules, startDate: beginsAt(facts) }),
    ...categorized(category),
    ...volumeOf(markets),
    url: pageUrl(coinOf(outcome.outcome, 0)),
    sourceExchange: 'hyperliquid',
  }
}

/** Parses a market that has left the list, with the question it belonged to, if any. */
export function parseSettled(
  { spec, question: answered, settleFraction }: HyperliquidSettled,
  templates: Templates,
): UnifiedMarket {
  const lone = textsOf(spec, templates)
  const id = String(spec.outcome)
  const place = answered
    ? answerOf(questionTextsOf({ ...answered, question: numberOf(answered) }, templates), spec, templates)
    : { ...lone, id, title: lone.title || `Outcome ${id}` }
  const { outcomes, ...market } = toMarket(spec, { ...place, settled: true }, { mids: {}, volumes: new Map() }, 0)
  const paid = Number(settleFraction)
  return withSides({
    ...market,
    outcomes: outcomes.map((outcome, side) => ({ ...outcome, price: side === 0 ? paid : complement(paid) })),
  })
}

const numberOf = ({ question }: NonNullable<HyperliquidSettled['question']>): number =>
  'active' in question ? question.active : question.settled

/** Returns the sum of the markets' volumes, if any is stated. */
function volumeOf(markets: readonly UnifiedMarket[]): Pick<UnifiedEvent, 'volume24h' | 'volumeUnit'> {
  const volumes = markets.flatMap(({ volume24h }) => volume24h ?? [])
  if (volumes.length === 0) return {}
  return { volume24h: volumes.reduce((sum, volume) => sum + volume, 0), volumeUnit: 'contracts' }
}

interface MarketTexts extends Omit<Texts, 'title'> {
  /** The id of the event. */
  id: string
  title: string
  subtitle?: string
  settled: boolean
}

function toMarket(
  outcome: HyperliquidOutcome,
  { id, title, subtitle, rules, category, facts, settled }: MarketTexts,
  { mids, volumes }: Quotes,
  now: number,
): UnifiedMarket {
  const number = outcome.outcome
  const expires = decidedAt(facts)
  const [first = '', second = ''] = outcome.sideSpecs?.map(({ name }) => name) ?? []
  // Each trade counts on both sides, so one of them has the whole volume.
  const volume24h = volumes.get(coinOf(number, 0))
  return withSides({
    marketId: String(number),
    eventId: id,
    title,
    ...(subtitle !== undefined && { subtitle }),
    outcomes: [
      outcomeOf(number, 0, sideName(first, facts, 'Yes'), mids),
      outcomeOf(number, 1, sideName(second, facts, 'No'), mids),
    ],
    ...omitEmpty({ description: rules, resolutionDate: expires }),
    ...categorized(category),
    ...(volume24h !== undefined && { volume24h, volumeUnit: 'contracts' as const }),
    minOrderCost: toNumber(MIN_COST),
    url: pageUrl(coinOf(number, 0)),
    // The venue has no status: a listed market trades until it expires.
    status: settled ? 'settled' : expires !== undefined && Date.parse(expires) <= now ? 'expired' : 'open',
    sourceExchange: 'hyperliquid',
    sourceMetadata: facts,
  })
}

function outcomeOf(number: number, side: 0 | 1, label: string, mids: Quotes['mids']): MarketOutcome {
  const other = toPrice(mids[coinOf(number, side === 0 ? 1 : 0)])
  const price = toPrice(mids[coinOf(number, side)]) ?? (other === undefined ? undefined : complement(other))
  return { outcomeId: coinOf(number, side), marketId: String(number), label, ...omitEmpty({ price }) }
}

export function parseBook({ time, levels: [bids, asks] }: HyperliquidBook, depth?: number): OrderBook {
  const levels = (rows: HyperliquidBook['levels'][0]) =>
    rows.map(({ px, sz }) => ({ price: Number(px), size: Number(sz) }))
  const book = sortBook({ bids: levels(bids), asks: levels(asks) }, depth)
  return { ...book, timestamp: time, datetime: new Date(time).toISOString() }
}

const sides = new Map<string, Trade['side']>(Object.entries({ B: 'buy', A: 'sell' }))

export const parseTrade = ({ tid, time, px, sz, side }: HyperliquidTrade, outcomeId: string): Trade => ({
  id: String(tid),
  timestamp: time,
  price: Number(px),
  amount: Number(sz),
  side: sides.get(side) ?? 'unknown',
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
