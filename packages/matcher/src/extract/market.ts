import type { UnifiedEvent } from '@crossvenue/venues'
import { kindOf } from './entities.ts'
import type { Around, Label } from './event.ts'
import { leaguesOf } from './event.ts'
import { marketBet } from './game.ts'
import { optionOf } from './option.ts'
import type { Answer, Proposition } from './proposition.ts'
import type { Quantity } from './quantities.ts'
import { rateMove } from './rates.ts'
import { type Reading, read } from './read.ts'
import type { Region } from './region.ts'
import { readTicker } from './ticker.ts'
import { resolveTime } from './time.ts'
import type { Token } from './tokens.ts'

type Market = UnifiedEvent['markets'][number]

/** Reads one market of an event into a proposition. */
export function readMarket(around: Around, market: Market, label: Label | undefined): Proposition {
  const { event, title: eventTitle, subtitle, fixture } = around
  const title = market.title === event.title ? eventTitle : read(market.title)
  const name = read(label?.text)
  const ticker = readTicker(event.id, market.marketId)
  const core = label?.needed ? union(title.tokens, name.tokens) : title.tokens
  const context = [...name.tokens, ...eventTitle.tokens, ...subtitle.tokens].filter(
    (token) => !core.some(({ key }) => key === token.key),
  )
  const scope = { ...eventTitle.scope, ...title.scope, ...(label?.needed && name.scope) }
  const option = label && optionOf(label.text)
  const [yes, no] = market.outcomes
  const leagues = union([...around.leagues], leaguesOf([title.tokens], ticker?.league))
  const region = regionOf(title, name, around)
  const bet = fixture && marketBet(fixture, { market, title, name, ticker, scope, context: eventTitle.text })
  return {
    ref: { venue: event.sourceExchange ?? '', eventId: event.id, marketId: market.marketId },
    title: market.title,
    core,
    context,
    ...(option && { answer: answerOf(option, name) }),
    scope,
    time: resolveTime([title.dates, name.dates, eventTitle.dates, subtitle.dates], {
      closing: market.resolutionDate,
      ticker,
    }),
    ...(region && { region }),
    ...(fixture && { fixture }),
    ...(bet && { bet }),
    negated: title.negated,
    leagues,
    ...(yes && { yes: yes.outcomeId }),
    ...(no && { no: no.outcomeId }),
    exclusive: event.markets.length > 1,
  }
}

function answerOf(option: { label: string; kind: Answer['kind'] }, name: Reading): Answer {
  const numeric = name.quantities.length > 0 && name.tokens.filter(({ weight }) => weight >= 1).length <= 1
  const dated = name.dates.length > 0 && name.tokens.length === 0
  const kind = option.kind === 'name' && numeric ? 'number' : option.kind === 'name' && dated ? 'date' : option.kind
  return { label: option.label, kind, tokens: name.tokens }
}

const DANGLING =
  /\b(above|over|more than|greater than|at least|exceed|below|under|less than|reach|hit|dip to|higher than|lower than)\s*(?:_+|\.\.\.|\?|-|:|$)/

/** The numbers that make the market true: the label's, else the title's. */
function regionOf(title: Reading, name: Reading, around: Around): Region | undefined {
  const context = `${around.title.text} ${title.text}`
  const labelled = name.quantities[0]
  const bank = [...around.title.tokens, ...title.tokens].some(({ ids }) => ids?.some((id) => kindOf(id) === 'bank'))
  if (bank) {
    const told = labelled ?? title.quantities[0]
    const move = rateMove(name.text, told?.region) ?? rateMove(title.text, told?.region)
    if (move) return move
  }
  if (labelled && isNumeric(name)) return touched(comparable(labelled, context), context)
  const told = title.quantities.find(({ bare }) => !bare)?.region
  if (told) return touched(told, context)
  const [bare] = title.quantities
  return bare && title.quantities.length === 1 ? { ...bare.region, bare: true } : undefined
}

/** "How high will it get? - $70 or above" is about the highest price, as "hit $70" is. */
function touched(region: Region, context: string): Region {
  if (region.touch) return region
  const { low, high, lowOpen, highOpen, ...rest } = region
  if (/\bhow high\b|\b(?:reach|hit)\b/.test(context) && low !== undefined && high === undefined) return { ...rest, low, touch: 'up' }
  if (/\bhow low\b|\bdip\b/.test(context) && high !== undefined && low === undefined) return { ...rest, high, touch: 'down' }
  return region
}

const isNumeric = (name: Reading) => name.tokens.filter(({ weight }) => weight >= 1).length <= 1

/** "close above ___ - $400": the comparator stands in the title, the number in the label. */
function comparable({ region }: Quantity, context: string): Region {
  if (region.low === undefined || region.low !== region.high || region.touch) return region
  const word = DANGLING.exec(context)?.[1]
  if (word === undefined) return region
  const { low, high, ...rest } = region
  if (word === 'reach' || word === 'hit') return { ...rest, low, touch: 'up' }
  if (word === 'dip to') return { ...rest, high: low, touch: 'down' }
  if (word === 'at least') return { ...rest, low }
  const under = word === 'below' || word === 'under' || word === 'less than' || word === 'lower than'
  return under ? { ...rest, high: low, highOpen: true } : { ...rest, low, lowOpen: true }
}

function union<T extends string | Token>(first: readonly T[], second: readonly T[]): T[] {
  const keyOf = (item: T) => (typeof item === 'string' ? item : item.key)
  const seen = new Set(first.map(keyOf))
  return [...first, ...second.filter((item) => !seen.has(keyOf(item)))]
}
