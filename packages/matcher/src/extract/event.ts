import type { UnifiedEvent } from '@crossvenue/venues'
import { kindOf } from './entities.ts'
import { eventFixture } from './game.ts'
import { readMarket } from './market.ts'
import { differences, isPlaceholder, optionOf } from './option.ts'
import type { EventRecord, Proposition } from './proposition.ts'
import { read } from './read.ts'
import { readTicker } from './ticker.ts'
import { resolveTime } from './time.ts'
import type { Token } from './tokens.ts'

type Market = UnifiedEvent['markets'][number]

/** Reads an event of a venue and all its markets. */
export function readEvent(event: UnifiedEvent): EventRecord {
  const venue = event.sourceExchange ?? ''
  const title = read(event.title)
  const subtitle = read(event.subtitle)
  const ticker = readTicker(event.id)
  const labels = labelsOf(event)
  const fixture = eventFixture(event, title, ticker)
  const around = { event, title, subtitle, ticker, fixture, leagues: leaguesOf([title.tokens, subtitle.tokens], ticker?.league) }
  const markets = event.markets.flatMap((market, index) => {
    const label = labels[index]
    if (label?.text !== undefined && isPlaceholder(label.text)) return []
    return [readMarket(around, market, label)]
  })
  return {
    venue,
    eventId: event.id,
    title: event.title,
    frame: frameOf(around, markets),
    markets,
    nameless: isNameless(event, labels),
  }
}

export interface Around {
  event: UnifiedEvent
  title: ReturnType<typeof read>
  subtitle: ReturnType<typeof read>
  ticker: ReturnType<typeof readTicker>
  fixture: ReturnType<typeof eventFixture>
  leagues: readonly string[]
}

/** A child's label and whether its title leaves it out. */
export interface Label {
  text: string
  needed: boolean
}

function labelsOf(event: UnifiedEvent): (Label | undefined)[] {
  const { markets } = event
  const titles = markets.map(({ title }) => title)
  const different = differences(titles)
  return markets.map((market, index) => {
    const shared = titles.some((title, other) => other !== index && title === market.title)
    const written = market.subtitle
    if (written !== undefined && optionOf(written)) {
      const named = market.title.toLowerCase().includes(written.toLowerCase())
      return { text: written, needed: shared || (named && different[index] === undefined) || isQuestionWord(market.title) }
    }
    const part = different[index]
    return part === undefined ? undefined : { text: part, needed: false }
  })
}

const isQuestionWord = (title: string) => /^\W*(?:who|which|what|when|where|how)\b/i.test(title)

/** No child tells which answer it is: no children, one title for all, or a question without answers. */
function isNameless({ markets }: UnifiedEvent, labels: readonly (Label | undefined)[]): boolean {
  if (markets.length === 0) return true
  if (markets.length === 1) {
    const [market] = markets as [Market]
    return isQuestionWord(market.title) && market.outcomes.length === 0 && labels[0] === undefined
  }
  return labels.every((label) => label === undefined) && new Set(markets.map(({ title }) => title)).size === 1
}

function frameOf(around: Around, markets: readonly Proposition[]): Proposition {
  const { event, title, subtitle, ticker, fixture, leagues } = around
  const common = commonTokens(markets)
  const closing = event.markets[0]?.resolutionDate
  const [first] = markets
  return {
    ref: { venue: event.sourceExchange ?? '', eventId: event.id },
    title: event.title,
    core: title.tokens,
    context: [...subtitle.tokens, ...common],
    scope: { ...(markets.length > 0 && commonScope(markets)), ...title.scope },
    time: resolveTime([title.dates, subtitle.dates], { closing, ticker }),
    ...(fixture && { fixture }),
    negated: title.negated,
    leagues: [...new Set([...leagues, ...(first?.leagues ?? [])])],
    exclusive: false,
  }
}

/** Words that all children of an event share. */
function commonTokens(markets: readonly Proposition[]): Token[] {
  const [first, ...others] = markets
  if (!first || others.length === 0) return []
  return first.core.filter(({ key }) => others.every((other) => other.core.some((token) => token.key === key)))
}

function commonScope(markets: readonly Proposition[]): Proposition['scope'] {
  const [first, ...others] = markets
  const entries = Object.entries(first?.scope ?? {})
  return Object.fromEntries(
    entries.filter(([key, value]) => others.every((other) => other.scope[key as keyof typeof other.scope] === value)),
  )
}

export function leaguesOf(lists: readonly (readonly Token[])[], ticker: string | undefined): string[] {
  const found = new Set<string>(ticker ? [ticker] : [])
  for (const { ids = [] } of lists.flat()) {
    for (const id of ids) if (kindOf(id) === 'league') found.add(id.slice('league:'.length))
  }
  return [...found]
}
