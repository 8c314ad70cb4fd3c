import type { UnifiedEvent } from '@crossvenue/venues'
import { withoutAcronyms } from './acronyms.ts'
import { buildOf } from './build.ts'
import { contactOf } from './contact.ts'
import { criterionOf } from './criterion.ts'
import type { DateMention } from './dates.ts'
import { kindOf, sportOf } from './entities.ts'
import { type Around, isSlug, type Label, leaguesOf } from './event.ts'
import type { Texts } from './kin.ts'
import { marketBet } from './market-bet.ts'
import { optionOf } from './option.ts'
import { politicianIn } from './politicians.ts'
import type { Answer, Proposition } from './proposition.ts'
import { deniesMove } from './rates.ts'
import { type Reading, read } from './read.ts'
import { isReading, measured } from './readings.ts'
import type { Scope } from './scope.ts'
import { sourceOf } from './source.ts'
import { regionOf } from './strike.ts'
import { holding, leaving } from './tenure.ts'
import { marketTicker, type Ticker } from './ticker.ts'
import { atEnd, intervalOf, resolveTime, type Time } from './time.ts'
import type { Token } from './tokens.ts'

type Market = UnifiedEvent['markets'][number]

const NONE: ReadonlySet<string> = new Set()

/** Reads one market of an event into a proposition. */
export function readMarket(around: Around, market: Market, label: Label | undefined): Proposition {
  const { event, title: eventTitle, subtitle, fixture, said } = around
  const name = read(label?.text)
  const ticker = around.ticker && marketTicker(around.ticker, event.id, market.marketId)
  const unread = { event: eventTitle, said, market, label, name, ticker }
  const known = around.kin.tellUnread(unread)
  if (known) return known
  const title = market.title === event.title ? eventTitle : read(market.title, isSlug(market.title))
  const region = regionOf({ title, event: eventTitle, ...(label?.written && { label: name }) })
  const texts: Texts = { ...unread, title, region }
  const told = around.kin.tell(texts)
  if (told) return told
  const scope =
    isWhole(title.scope) && !(label?.needed && !isWhole(name.scope))
      ? eventTitle.scope
      : { ...eventTitle.scope, ...title.scope, ...(label?.needed && name.scope) }
  const [yes, no] = market.outcomes
  const sided = fixture || !yes || !no || isYesNo(yes.label) ? undefined : read(yes.label)
  const asked = sided && no ? without(title.tokens, [...sided.tokens, ...read(no.label).tokens]) : title.tokens
  // a label that is a number is told by the region
  const named = region && !region.bare ? name.tokens.filter(({ key }) => !/^\d/.test(key)) : name.tokens
  const words = union(asked, label?.needed && !title.text.includes(name.text) ? named : [])
  const core = measured(union(withPlace(words, eventTitle.tokens), sided?.tokens ?? []), region)
  const context = [...name.tokens, ...eventTitle.tokens, ...subtitle.tokens].filter(
    (token) => !core.some(({ key }) => key === token.key),
  )
  const answer = sided && yes ? answerOf(yes.label, sided) : label && answerOf(label.text, name)
  const bet = fixture && marketBet(fixture, { market, title, name, ticker, scope, context: eventTitle })
  const times = timesOf(around, title, name, market, ticker)
  const interval = intervalOf(title.text, market.resolutionDate)
  const time = interval
    ? { ...times, window: interval }
    : region && isReading(core, region, `${eventTitle.text} ${title.text}`)
      ? atEnd(times)
      : times
  const reads = (region && !region.bare) || time.window?.clock !== undefined
  const source = reads ? sourceOf(core, [market.title, market.description ?? event.description]) : undefined
  const build = buildOf(title.text)
  const politician = fixture ? undefined : politicianIn(label?.needed ? `${title.text} | ${name.text}` : title.text)
  // without its outcomes a market between two sides does not tell which of them YES is
  const sideless = bet?.stake === 'winner' && bet.side === undefined
  const isDenied =
    region?.unit === 'bps' && [title, label?.written ? name : title].some(({ text }) => deniesMove(text, region))
  const proposition: Proposition = {
    ref: { venue: event.sourceExchange ?? '', eventId: event.id, ...(!sideless && { marketId: market.marketId }) },
    title: market.title,
    core: holding(
      withoutAcronyms(interval ? core.filter(({ key }) => !INTERVAL_WORDS.has(key)) : core, eventTitle.text),
      title.text,
      time,
    ),
    context,
    frame: [],
    form: 'whether',
    common: NONE,
    answer,
    asks: undefined,
    politician,
    build,
    scope: source ? { ...scope, source } : scope,
    time,
    region,
    fixture,
    bet,
    negated: title.negated !== (region?.unit === 'bps' && isDenied === true),
    leagues: joined(around.leagues, leaguesOf([title.tokens], ticker?.league)),
    yes: yes?.outcomeId,
    no: no?.outcomeId,
    contact: core.some(isMeeting) ? (contactOf(market.description ?? event.description ?? '') ?? undefined) : undefined,
    mirror: undefined,
    kin: undefined,
  }
  proposition.mirror = mirrorOf(proposition, event, market, asked) ?? leaving(proposition)
  proposition.kin = around.kin.add({ texts, proposition })
  return proposition
}

const isMeeting = ({ key }: Token) => key === 'meet'

const isWhole = (scope: Scope) => Object.keys(scope).length === 0

/** The first list itself where the second adds nothing: the markets of an event share what they can. */
const joined = (first: readonly string[], second: readonly string[]): readonly string[] =>
  second.every((one) => first.includes(one)) ? first : [...new Set([...first, ...second])]

/** The rungs of a ladder are about one time, and so are all questions that tell none. */
function timesOf(
  { event: { description }, title: event, subtitle, fixture, times }: Around,
  title: Reading,
  name: Reading,
  market: Market,
  ticker: Ticker | undefined,
): Time {
  const label = name.dates.length > 0 ? name.text : ''
  const told = title.dates.length > 0 || label !== '' ? `${title.text}\n${label}` : ''
  const closing = market.resolutionDate
  const dated = [title, name, event, subtitle].some(({ dates }) => dates.length > 0)
  const rules = dated || fixture ? undefined : (market.description ?? description)
  const criterion = rules === undefined ? undefined : criterionOf(rules)
  const until = criterion?.deadlines[0]
  const key = `${told}\n${closing}\n${ticker?.day}\n${ticker?.year}\n${until ? `${until.role} ${until.to}` : criterion != null}`
  const known = times.get(key)
  if (known) return known
  const read = resolveTime([...bindDates(title, name, event, subtitle), until ? [until] : []], { closing, ticker })
  const time: Time = !criterion
    ? read
    : until && read.window
      ? { ...read, window: { ...read.window, ofRules: true } }
      : { ...read, open: true }
  times.set(key, time)
  return time
}

/** A market between two named sides says the same of both: that the second loses when the first wins. */
function mirrorOf(
  proposition: Proposition,
  event: UnifiedEvent,
  { outcomes }: Market,
  asked: readonly Token[],
): Proposition | undefined {
  const [, second] = outcomes
  if (outcomes.length !== 2 || !second) return undefined
  const { bet, yes, no } = proposition
  const turned = { ...(no && { yes: no }), ...(yes && { no: yes }) }
  if (bet) {
    if (bet.stake !== 'winner' || bet.side === undefined) return undefined
    // of a game without draws one side loses when the other wins
    if (isYesNo(second.label) && (!hasNoDraws(proposition) || event.markets.some(isDraw))) return undefined
    return { ...proposition, ...turned, bet: { ...bet, side: bet.side === 0 ? 1 : 0 } }
  }
  if (isYesNo(second.label)) return undefined
  const name = read(second.label)
  const answer = answerOf(second.label, name)
  return { ...proposition, ...turned, core: union(asked, name.tokens), ...(answer && { answer }) }
}

const NO_DRAWS = new Set(
  'basketball baseball football hockey tennis mma esports lol cs2 dota2 valorant cod rainbow-six rocket-league overwatch starcraft'.split(
    ' ',
  ),
)

/** Part of a game may end level where the game cannot. */
function hasNoDraws({ fixture, scope }: Proposition): boolean {
  const { league = '' } = fixture ?? {}
  return NO_DRAWS.has(sportOf(league) ?? league) && scope.half === undefined && scope.inning === undefined
}

const isDraw = ({ title, subtitle = '' }: Market) => /\b(?:draw|tie)\b/i.test(`${title} ${subtitle}`)

const isYesNo = (label: string) => /^(?:yes|no|up|down|over|under|true|false)$/i.test(label)

function answerOf(text: string, name: Reading): Answer | undefined {
  const option = optionOf(text)
  if (!option) return undefined
  const numeric = name.quantities.length > 0 && name.tokens.filter(({ weight }) => weight >= 1).length <= 1
  const dated = name.dates.length > 0 && name.tokens.length === 0
  const kind = option.kind === 'name' && numeric ? 'number' : option.kind === 'name' && dated ? 'date' : option.kind
  return { label: option.label, kind, tokens: name.tokens }
}

/** "launch a token by ___? - March 31": the title says how the label's date is meant. */
function bindDates(title: Reading, name: Reading, event: Reading, subtitle: Reading): (readonly DateMention[])[] {
  const lead = /\b(by|before|in|on)\s*(?:_+|\.\.\.)/.exec(`${title.text} ${event.text}`)?.[1]
  const bind = (mention: DateMention): DateMention => {
    if (mention.unit === 'year' || mention.unit === 'season' || mention.clock) return mention
    if (lead === 'by' && mention.role === 'on') return { ...mention, role: 'by' }
    return lead === 'before' && mention.role === 'on' ? { ...mention, role: 'before' } : mention
  }
  return [title.dates.map(bind), name.dates.map(bind), event.dates, subtitle.dates]
}

const INTERVAL_WORDS = new Set('15 5 30 60 min mins minut minute hourly next pric'.split(' '))
/** A country or state that only the event's title names belongs to each of its questions. */
function withPlace(core: readonly Token[], event: readonly Token[]): readonly Token[] {
  if (core.some(({ ids }) => ids?.some((id) => kindOf(id) === 'country' || kindOf(id) === 'state'))) return core
  return union(core, event.filter(isPlace))
}

const isPlace = ({ ids }: Token) =>
  ids?.every((id) => id !== 'country:usa' && (kindOf(id) === 'country' || kindOf(id) === 'state')) ?? false

function without(tokens: readonly Token[], names: readonly Token[]): readonly Token[] {
  return tokens.filter(
    ({ key, ids }) => !names.some((name) => name.key === key || ids?.some((id) => name.ids?.includes(id))),
  )
}

function union(first: readonly Token[], second: readonly Token[]): readonly Token[] {
  const more = second.filter(({ key }) => !first.some((token) => token.key === key))
  return more.length > 0 ? [...first, ...more] : first
}
