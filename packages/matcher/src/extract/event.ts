import type { UnifiedEvent } from '@crossvenue/venues'
import { cutTexts } from './cut-texts.ts'
import { kindOf } from './entities.ts'
import { readGame } from './game.ts'
import { leaguesOf } from './leagues.ts'
import { readMarket } from './market.ts'
import { readEventSelection } from './market-selection.ts'
import { withNamesFromRules } from './names-from-rules.ts'
import { differingWords, isPlaceholder, optionOf } from './option.ts'
import type { Answer, AnswerKind, EventRecord, Proposition } from './proposition.ts'
import { quotesOf } from './quotes.ts'
import { isSlug, type ReadText, readText } from './read.ts'
import type { Game } from './sides.ts'
import { createTemplateGroups, type TemplateGroups } from './template-groups.ts'
import { readTicker, type Ticker } from './ticker.ts'
import { tickerDistrict } from './ticker-district.ts'
import { resolveTime, type Time } from './time.ts'
import type { Token } from './tokens.ts'

/**
 * The parts of an event, such as title, game and leagues, that are read once and then used to read each of its markets.
 */
export interface EventContext {
  event: UnifiedEvent
  title: ReadText
  subtitle: ReadText
  ticker?: Ticker
  game?: Game
  leagues: readonly string[]
  /** Words of its title and subtitle. */
  said: ReadonlySet<string>
  /** Times that were resolved for its markets. */
  times: Map<string, Time>
  templateGroups: TemplateGroups
}

/**
 * The answer of one market among its siblings: the venue's own label of it, else the words in which its title differs.
 */
export interface MarketLabel {
  text: string
  /** The venue's own, with its signs; otherwise only the words in which sibling titles differ. */
  written: boolean
  /** The title alone does not say it. */
  needed: boolean
  /** It denies the label of a sibling: "No Labour majority" beside "Labour majority". */
  denies?: true
}

/** Returns an event as read: one proposition per market, and one for the event as a whole. */
export function readEvent(listed: UnifiedEvent): EventRecord {
  const event = withNamesFromRules(cutTexts(listed))
  const whole = withDistrict(readText(event.title, isSlug(event.title)), tickerDistrict(event.id))
  const subtitle = readText(event.subtitle)
  const ticker = readTicker(event.id)
  const game = readGame(event, whole, ticker)
  const title = game ? whole : withoutOption(whole, event)
  const leagues = leaguesOf([title.tokens, subtitle.tokens], ticker?.league)
  const around: EventContext = {
    event,
    title,
    subtitle,
    leagues,
    said: new Set([...title.tokens, ...subtitle.tokens].map(({ key }) => key)),
    times: new Map(),
    templateGroups: createTemplateGroups(),
    ...(ticker && { ticker }),
    ...(game && { game }),
  }
  const labels = withDenials(labelsOf(event), event)
  const propositions = event.markets.flatMap((market, index) => {
    const label = labels[index]
    return label !== undefined && isPlaceholder(label.text) ? [] : [readMarket(around, market, label)]
  })
  const common = commonKeys(propositions)
  const eventTokens = eventTokensOf(title, propositions, common)
  const asks = asksOf(title.text, propositions)
  const form = isAlone(event) ? 'whether' : (asks ?? 'list')
  for (const market of propositions) shareParts(market, { eventTokens, common, form })
  return {
    venue: event.sourceExchange ?? '',
    eventId: event.id,
    title: event.title,
    eventQuestion: eventQuestionOf(around, propositions, { eventTokens, common, form, ...(asks && { asks }) }),
    markets: propositions,
    prices: game ? [] : quotesOf(event, propositions),
    nameless: isNameless(event, propositions, labels),
  }
}

/** The title of a list that a venue names by one of its options, with the words that all options share. */
function withoutOption(title: ReadText, { title: raw, markets }: UnifiedEvent): ReadText {
  if (markets.length < 2 || !markets.some((market) => market.title === raw)) return title
  const others = markets
    .filter((market) => market.title !== raw)
    .map((market) => new Set(readText(market.title).tokens.map(({ key }) => key)))
  if (others.length === 0) return title
  return { ...title, tokens: title.tokens.filter(({ key }) => others.every((keys) => keys.has(key))) }
}

const withDistrict = (title: ReadText, district: string | undefined): ReadText =>
  district === undefined ? title : { ...title, qualifiers: { district, ...title.qualifiers } }

type SharedParts = Pick<Proposition, 'eventTokens' | 'common' | 'form' | 'asks'>

/** One question whose answer is Yes or No. */
const isAlone = ({ markets: [market, ...more] }: UnifiedEvent) =>
  more.length === 0 && market !== undefined && !isQuestionWord(market.title)

/** Gives a market and its complement the parts that all markets of the event share. */
function shareParts(
  market: Proposition,
  { eventTokens, common, form }: Pick<SharedParts, 'eventTokens' | 'common' | 'form'>,
): void {
  for (const stated of [market, market.complement]) if (stated) Object.assign(stated, { eventTokens, common, form })
}

function labelsOf(event: UnifiedEvent): (MarketLabel | undefined)[] {
  const titles = event.markets.map(({ title }) => title)
  const different = differingWords(titles)
  const counts = new Map<string, number>()
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1)
  return event.markets.map((market, index) => {
    const written = market.subtitle
    if (written !== undefined && optionOf(written)) {
      const shared = (counts.get(market.title) ?? 0) > 1
      const named = market.title.toLowerCase().includes(written.toLowerCase())
      const needed = shared || (named && different[index] === undefined) || isQuestionWord(market.title)
      return { text: written, written: true, needed }
    }
    const part = different[index]
    return part === undefined ? undefined : { text: part, written: false, needed: false }
  })
}

/** Marks the labels of markets that deny a sibling: "No Labour majority" beside "Labour majority". */
function withDenials(
  labels: readonly (MarketLabel | undefined)[],
  { markets }: UnifiedEvent,
): readonly (MarketLabel | undefined)[] {
  const texts = markets.map(({ title }, index) =>
    [title, labels[index]?.text ?? title].map((text) => text.toLowerCase()),
  )
  if (!texts.flat().some((text) => DENIED.test(text))) return labels
  const known = new Set(texts.flat())
  return labels.map((label, index) => {
    const denies = texts[index]?.some((text) => DENIED.test(text) && known.has(text.replace(DENIED, '$1')))
    return label && denies ? { ...label, denies: true } : label
  })
}

const DENIED = /(^|[:–-] )(?:no|not) (?=[a-z])/

const isQuestionWord = (title: string) => /^\W*(?:who|which|what|when|where|how)\b/i.test(title)

/** Returns whether no market names its answer: no markets, one title for all, or a question without answers. */
function isNameless(
  { markets }: UnifiedEvent,
  propositions: readonly Proposition[],
  labels: readonly (MarketLabel | undefined)[],
): boolean {
  if (propositions.length === 0) return true
  const [market] = markets
  if (markets.length === 1)
    return isQuestionWord(market?.title ?? '') && market?.outcomes.length === 0 && labels[0] === undefined
  if (labels.some((label) => label !== undefined) || markets.some(({ title }) => title !== market?.title)) return false
  const selections = new Set(propositions.map(({ selection }) => JSON.stringify(selection)))
  return selections.size < propositions.length
}

/** The question of the event as a whole, without an answer. */
function eventQuestionOf(
  { event, title, subtitle, ticker, game, leagues }: EventContext,
  markets: readonly Proposition[],
  { eventTokens, common, form, asks }: SharedParts,
): Proposition {
  const [first] = markets
  const closing = event.markets[0]?.resolutionDate
  const shared = first?.questionTokens.filter(({ key }) => common.has(key)) ?? []
  const selection = game && readEventSelection(title.text, title.qualifiers, ticker)
  return {
    ref: { venue: event.sourceExchange ?? '', eventId: event.id },
    title: event.title,
    questionTokens: asks === 'time' ? eventTokens.filter(({ key }) => !TIME_WORDS.has(key)) : eventTokens,
    ...(asks && { asks }),
    form,
    context: [...subtitle.tokens, ...shared],
    eventTokens,
    common,
    qualifiers: { ...(markets.length > 1 && commonQualifiers(markets)), ...title.qualifiers },
    // the years among the answers are not the question's
    time: withYears(
      resolveTime([title.dates, subtitle.dates], { closing, ticker }),
      asks === 'time' ? undefined : first?.time,
    ),
    ...(game && { game }),
    ...(selection && { selection }),
    negated: title.negated,
    leagues: [...new Set([...leagues, ...(first?.leagues ?? [])])],
  }
}

const TIME_WORDS = new Set(['year', 'date', 'hold', 'held', 'leave date'])
const QUESTIONS: readonly [AnswerKind, RegExp][] = [
  ['party', /\b(?:which|what|winning) party\b|\bparty (?:wins?|to win)\b|^party\b/],
  [
    'time',
    /\bwhen\b|\byear (?:of|in which)\b|\bexit date\b|\bwhat (?:date|day|year|month)\b|\bhow (?:soon|long until)\b/,
  ],
  ['number', /\bhow (?:many|much)\b|\bwhat (?:percent|percentage|share)\b|\bnumber of\b|^# /],
  ['name', /\bwho\b|\bwhich (?:candidate|person|player|actor|artist)\b/],
]

function asksOf(title: string, markets: readonly Proposition[]): AnswerKind | undefined {
  const stated = QUESTIONS.find(([, pattern]) => pattern.test(title))?.[0]
  if (stated) return stated
  const answers = markets.flatMap(({ answer }) => (answer ? [answer] : []))
  if (answers.length < 2) return undefined
  if (answers.every(({ kind }) => kind === 'date')) return 'time'
  if (answers.every(({ kind }) => kind === 'number')) return 'number'
  const named = answers.filter(({ kind }) => kind === 'name')
  const party = ({ tokens }: Answer) => tokens.some(({ ids }) => ids?.some((id) => kindOf(id) === 'party'))
  if (named.length < 2) return undefined
  return named.filter(party).length >= named.length / 2 ? 'party' : 'name'
}

/** Takes the years of the markets where the event's title has none. */
function withYears(time: Time, market: Time | undefined): Time {
  const stated = time.years.some(({ source }) => source === 'text')
  return stated || !market || market.years.length === 0 ? time : { ...time, years: market.years }
}

/** Words that all children of an event share: what they ask, without what they answer. */
function commonKeys(markets: readonly Proposition[]): Set<string> {
  const [first, ...others] = markets
  if (!first || others.length === 0) return new Set()
  const sets = others.map(({ questionTokens }) => new Set(questionTokens.map(({ key }) => key)))
  return new Set(first.questionTokens.map(({ key }) => key).filter((key) => sets.every((set) => set.has(key))))
}

/** The event's title without an answer in it: some venues name an event after one of its children. */
function eventTokensOf(
  title: ReadText,
  markets: readonly Proposition[],
  common: ReadonlySet<string>,
): readonly Token[] {
  if (markets.length < 2) return title.tokens
  const answers = new Set(
    markets.flatMap(({ answer }) => (answer?.kind === 'name' ? answer.tokens.map(({ key }) => key) : [])),
  )
  return title.tokens.filter(({ key }) => common.has(key) || !answers.has(key))
}

function commonQualifiers(markets: readonly Proposition[]): Proposition['qualifiers'] {
  const [first, ...others] = markets
  const entries = Object.entries(first?.qualifiers ?? {})
  return Object.fromEntries(
    entries.filter(([key, value]) =>
      others.every(({ qualifiers }) => new Map<string, unknown>(Object.entries(qualifiers)).get(key) === value),
    ),
  )
}
